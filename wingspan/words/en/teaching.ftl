### Lessons, examples and the first game with the coach: headings and buttons.

lessons = Learn to play
how_one_wins = Whoever has the most points after four rounds wins: for birds, eggs, bonus cards, goals, food cached on birds and cards tucked under them.
lessons_about = Six short lessons, each with a small goal. Skip what you know.
lesson_number = Lesson { $n }
lesson_begin = Begin
lesson_again = Play it again
# A button.
lesson_go_on = Continue at step { $n }
lesson_done = Done
lessons_finished = { $n } of { $all } lessons done
first_game = First game with the coach
first_game_about = Solo against the easiest Automa, with birds made for beginners. In the first round the coach says what a strong player would do, and why; after that, only when asked. It does not count in the statistics.
first_game_begin = Begin the game

## At a step of a lesson

step = Step { $n } of { $all }
aim = Your aim
turns_left =
    { $n ->
        [one] { $n } turn left
       *[other] { $n } turns left
    }
hint = Hint
hint_more = Another hint
# $option: what the button says.
hint_exact = The next click: { $option }
hint_lost = The aim can no longer be reached. Take an answer back, or try the step again.
do_it = Do it for me
skip = Skip this step
leave = Leave the lesson
reached = Well done!
reached_step = Aim reached: go on to the next step
reached_last = Aim reached: this lesson is done
# $why: one of the messages from lacks_food on.
missed = Not this time: { $why }.

## After “Not this time:”

lacks_food = you have { $n } of { $all } { $food }
any_food = food
lacks_bird = { $bird } is not on your mat
lacks_eggs = { $n } of { $all } eggs lie on your mat
lacks_eggs_on =
    { $all ->
        [one] { $n } of { $all } egg on { $bird }
       *[other] { $n } of { $all } eggs on { $bird }
    }
lacks_cards = { $n } of { $all } cards are in your hand
lacks_card = { $bird } is not in your hand
lacks_tucked = { $n } of { $all } cards are tucked
lacks_goal =
    { $n ->
        [one] the goal brought { $n } point and not { $all }
       *[other] the goal brought { $n } points and not { $all }
    }
lacks_power = { $bird }’s power was not used
lacks_victory = somebody else has more points
lacks_event = the dice were not rerolled
again = Try again
next = Next step
next_lesson = Next lesson: { $title }
finish = Finish the lesson
more = Read more in the rules

## The first game with the coach

coach = The coach
coach_suggests = Suggested: { $option }
coach_play = Play { BIRD($bird, form: "the") } ({ $habitat })
coach_start = Suggested: keep { BIRDS($birds, form: "the", join: "and") }
coach_start_none = Suggested: keep no bird
# $food: what to keep beside the birds.
coach_beside = With that, keep this food: { $food }. And this bonus card: { $bonus }.
coach_beside_food = With that, keep this food: { $food }.
coach_getting_ready = The coach is looking at the table…
coach_looking = A first impression. The coach is thinking ahead…
coach_estimate = An estimate: the coach has played on from here { $n } times, with all that you cannot see dealt anew.
coach_all = What each choice would bring
coach_ask = Ask the coach
coach_off = Turn off the coach
coach_quiet = From the second round on, the coach speaks only when asked.

## Examples

example = Example
example_try = Try it
example_show = Show me
example_end = The result
example_leave = Back
example_reached = That’s it: the table is as in the example.
example_other = You have gone another way. Play on, or start again.
