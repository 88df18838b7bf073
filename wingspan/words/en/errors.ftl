### What the engine refuses. In English its own messages are shown, $message; in other languages, what it is about.

SetupError = This set-up cannot be played
PositionError = This position is impossible
RecordError = This recorded game cannot be read
CardError = The cards cannot be read
IllegalAnswer = This answer is not possible
# $lead: one of the messages before, such as “This set-up cannot be played”.
plain = { $message }
# $lead (field “$field”). The field is a name in the file or the link.
field = { $message }
# $lead: too many cards are left out.
too_few = { $message }
