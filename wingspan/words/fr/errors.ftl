### What the engine refuses. In English its own messages are shown, $message; in other languages, what it is about.

SetupError = Cette mise en place ne peut pas être jouée
PositionError = Cette position est impossible
RecordError = Cette partie enregistrée ne peut pas être relue
CardError = Les cartes ne peuvent pas être lues
IllegalAnswer = Cette réponse n’est pas possible
plain = { $lead }.
field = { $lead } (champ « { $field } »).
too_few = { $lead } : trop de cartes sont écartées.
