### What the engine refuses. In English its own messages are shown, $message; in other languages, what it is about.

SetupError = Dieser Aufbau lässt sich nicht spielen
PositionError = Diese Stellung ist unmöglich
RecordError = Diese Aufzeichnung lässt sich nicht lesen
CardError = Die Karten lassen sich nicht lesen
IllegalAnswer = Diese Antwort ist nicht möglich
plain = { $lead }.
field = { $lead } (Feld „{ $field }“).
too_few = { $lead }: Zu viele Karten sind weggelassen.
