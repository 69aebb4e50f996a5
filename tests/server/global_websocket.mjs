// Gives a Node.js that has no WebSocket of its own the one of the tests, for programs that need one.
import WebSocket from 'ws';

globalThis.WebSocket ??= WebSocket;
