"""Planted faults in judging what may be undone (protocol/undo.cpp). A player who may undo an action that taught
something goes back and acts with that knowledge. The proof of undo_proof.hpp finds them.
"""
from leaks import Leak

UNDO = "protocol/undo.cpp"
PROOF = "A short proof of undoing in {}"

DRAWS = ("    return here->told.draws().empty();\n", "    return true;\n")
ONLY_TRUTH = ("        const std::unique_ptr<HostedMatch> there = world.resampled(Viewer(undone.seat), random);\n",
              "        const std::unique_ptr<HostedMatch> there = world.clone();\n")
ONLY_LEGALITY = ("        if (!result || shown(*result, AllSeeing{}, undone.seat) != shown_here) {\n",
                 "        if (!result) {\n")
NEVER_TOO_LATE = ("    if (!are_apart(since, random)) {\n", "    if (since.size() > 8) {\n")

LEARNED = "something is undone though it has"
ACTED_UPON = "something is undone though"

# Planted for every game.
FOR_EACH = (Leak("undoing across what was revealed or drawn", LEARNED, {UNDO: [ONLY_TRUTH, DRAWS]}, PROOF),)
ACTED_UPON_LEAK = Leak("undoing what others have seen and acted upon", ACTED_UPON, {UNDO: [NEVER_TOO_LATE]}, PROOF)

# Planted for these games besides.
LEAKS = {
    "ys": (Leak("undoing whatever is possible in all worlds", LEARNED, {UNDO: [ONLY_LEGALITY, DRAWS]}, PROOF),
           ACTED_UPON_LEAK),
    "yspahan": (ACTED_UPON_LEAK,),
}
