"""A bot of one's own, in Python: joins by an invitation, and answers by chance whatever it is asked. It knows no rules,
because the server says with each question what may be answered. Put your own thoughts where `choose` is.
    python3 protocol/bots/bot.py http://localhost:8080/table.html#join=... [NAME]
The link of a seat (#seat=...) lets it play on there, as contest.mjs does.
Needs the library websockets (Debian: python3-websockets).
"""
import asyncio
import json
import random
import re
import secrets
import sys
import urllib.parse
import urllib.request

import websockets


def unpacked(form, value):
    """What a packed value stands for (PROTOCOL.md 9)."""
    if form == "plain" or value is None:
        return value
    if "words" in form:
        return form["words"][value]
    if "list" in form:
        return [unpacked(form["list"], one) for one in value]
    if "kinds" in form:
        name, fields = form["kinds"][value[0]]
        return {"type": name, **named(fields, value[1:])}
    return named(form["fields"], value)


def named(fields, values):
    """An object of these packed fields, without those that are absent."""
    return {name: unpacked(form, value) for (name, form), value in zip(fields, values) if value is not None}


def row_of(row, forms):
    """One of the rows, as an object that has a list of values for each field. Those of an update are packed."""
    if isinstance(row, dict):
        return row
    name, fields = forms["action"]["kinds"][row[0]]
    return {"type": name, **named([(field, {"list": form}) for field, form in fields], row[1:])}


def choose(rows, forms):
    """An action that the decision allows: any value for each field of any row."""
    row = row_of(random.choice(rows), forms)
    return {name: values if name == "type" else random.choice(values) for name, values in row.items()}


async def play(link, player="Ada"):
    server = urllib.parse.urlsplit(link)
    way, token = re.search("#(join|seat)=([0-9a-f]{64})", link).groups()
    address = f"{server.scheme.replace('http', 'ws')}://{server.netloc}/ws"
    forms = None
    async with websockets.connect(address, subprotocols=["dahut.1"]) as socket:
        join = {"type": "join", "id": "join", "invitation": token, "player": player, "own_bot": True}
        join["contribution"] = secrets.token_hex(32)
        await socket.send(json.dumps(join if way == "join" else {"type": "enter", "id": "enter", "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(f"{message['code']}: {message['sentence']}", file=sys.stderr)
                if message.get("id") in ("join", "enter"):
                    return 1
            table = message.get("table", {})
            if table and forms is None:
                where = f"{server.scheme}://{server.netloc}/api/games/{table['game']}/forms.json"
                forms = json.load(urllib.request.urlopen(where))
            if table.get("status") in ("finished", "stopped", "closed"):
                return 0
            decision = message.get("decision")
            if decision and not decision.get("optional"):
                # By chance, for an id of a former life of this bot would be answered `done` without being carried out.
                act = {"type": "act", "id": secrets.token_hex(8), "decision": decision["number"]}
                await socket.send(json.dumps({**act, "action": choose(decision["rows"], forms)}))


if __name__ == "__main__":
    sys.exit(asyncio.run(play(*sys.argv[1:3])))
