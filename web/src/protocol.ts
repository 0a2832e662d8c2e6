// Generated from the Rust types by `cargo xtask types`. Do not edit.

export type Seat = number;

export type Edition = number;

export type First = "lot" | "seat_1" | "seat_2" | "seat_3" | "seat_4" | "seat_5";

export type Memory = "open" | "at_the_table";

export type EditionInfo = { 
/**
 * Since when tables are set up under it: `2026-11-16`.
 */
since: string, };

export type OlderRules = { 
/**
 * Since when tables were set up under its edition.
 */
since: string, 
/**
 * The later editions, whose changes do not hold for it.
 */
later: Array<Edition>, };

export type Choice = { 
/**
 * Its value in the options object.
 */
id: string, 
/**
 * With how many seats it can be played.
 */
seats: Array<number>, };

export type DefaultWith = { 
/**
 * If this option
 */
option: string, 
/**
 * has this value,
 */
choice: string, 
/**
 * then this is the default.
 */
default: string, };

export type OptionInfo = { 
/**
 * Its key in the options object.
 */
id: string, 
/**
 * Whether it changes little, so that it need not be tried together with every other choice.
 */
minor: boolean, 
/**
 * The choices; the first is the default.
 */
choices: Array<Choice>, 
/**
 * Where another choice is the default.
 */
default_with: Array<DefaultWith>, };

export type Info = { 
/**
 * The game's id, as in commands and addresses: `golden-city`.
 */
id: string, 
/**
 * Who made it.
 */
designers: Array<string>, 
/**
 * Who developed it together with them.
 */
developers: Array<string>, 
/**
 * Who drew the original.
 */
artists: Array<string>, 
/**
 * Who published it, with the year.
 */
publishers: Array<string>, 
/**
 * Who translated the rulebook.
 */
translators: Array<string>, 
/**
 * How many can play.
 */
seats: Array<number>, 
/**
 * From what age on.
 */
age: number, 
/**
 * How long it takes.
 */
minutes: number, 
/**
 * The editions of its rules, the first one first.
 */
editions: Array<EditionInfo>, 
/**
 * What can be chosen when a table is set up.
 */
options: Array<OptionInfo>, };

export type SetupError = { "why": "seats", asked: number, allowed: Array<number>, } | { "why": "not_an_object" } | { "why": "unknown_option", option: string, } | { "why": "unknown_choice", option: string, choice: string, } | { "why": "choice_seats", option: string, choice: string, asked: number, allowed: Array<number>, } | { "why": "together", option: string, choice: string, with: string, };

export type Standing = { 
/**
 * Whose line it is.
 */
seat: Seat, 
/**
 * 1 for a winner; tied seats share the better rank.
 */
rank: number, 
/**
 * The points shown; ties may have been broken by something else.
 */
points: number, };

export type Level = "random" | "apprentice" | "merchant" | "master" | "legend";

export type Opening = { 
/**
 * The number pledged.
 */
number: string, 
/**
 * The public key pledged with it.
 */
key: string, 
/**
 * That key's Ed25519 signature of the terms.
 */
signature: string, };

export type BrokenOff = { 
/**
 * Who ended it: by leaving, by pledging anew, or by giving somebody's seat away.
 */
by: string, 
/**
 * Who had not opened their number then.
 */
not_opened: Array<string>, };

export type Me = { 
/**
 * Who.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * What they sign in with, if they are a member.
 */
handle: string | null, 
/**
 * Whether they have a recovery code.
 */
recovery: boolean, };

export type Name = { 
/**
 * 1 to 24 characters.
 */
name: string, };

export type Session = { 
/**
 * Which.
 */
id: string, 
/**
 * What it calls itself; empty if it does not say.
 */
device: string, 
/**
 * Since when, in seconds since 1970.
 */
made: number, 
/**
 * When it was last heard of, to within ten minutes, in seconds since 1970.
 */
used: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

export type EndSession = { 
/**
 * Which; `null` for all but the one that asks.
 */
id: string | null, };

export type DeviceLink = { 
/**
 * What that device opens.
 */
address: string, 
/**
 * The same as a QR code: how many squares its side has.
 */
size: number, 
/**
 * The dark ones, as the path of an SVG.
 */
path: string, 
/**
 * Until when it serves, in seconds since 1970.
 */
until: number, };

export type RecoveryCode = { 
/**
 * Six words.
 */
words: string, };

export type Join = { 
/**
 * 3 to 24 letters and digits.
 */
handle: string, 
/**
 * At least 12 characters.
 */
passphrase: string, };

export type NewPassphrase = { 
/**
 * That it is them.
 */
proof: Proof, 
/**
 * The new one.
 */
passphrase: string, };

export type Proof = { "passphrase": string } | { "recovery": string };

export type Goodbye = { 
/**
 * A member proves that it is them.
 */
proof: Proof | null, };

export type SignIn = { "passphrase": { 
/**
 * Whoever it is.
 */
handle: string, 
/**
 * Only they know it.
 */
passphrase: string, } } | { "recovery": string } | { "link": string };

export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * Choices by option id; what is left out is the default.
 */
options: Record<string, string>, 
/**
 * Who sits where, in seat order.
 */
seats: Array<NewSeat>, 
/**
 * Who may watch.
 */
watch: Watch, 
/**
 * Whether the table stands in the public lists: anybody may then take an open seat, and finds the finished game.
 */
public: boolean, };

export type NewSeat = "me" | "open" | { "bot": Level };

export type Watch = "anyone" | "seated";

export type Sit = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The key of the seat link; a public table needs none.
 */
key: string | null, 
/**
 * A hash of the number the page drew for the seat, which it opens when all pledges are fixed.
 */
pledge: string, 
/**
 * Whether a program of one's own will play there: the others are shown a robot.
 */
program: boolean, };

export type SetSeat = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who gets it; `null` opens it.
 */
bot: Level | null, };

export type HandOver = { 
/**
 * Which seat.
 */
seat: Seat, };

export type ComeBack = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The key of its link; a public table needs none.
 */
key: string | null, };

export type LetIn = { 
/**
 * Into which seat.
 */
seat: Seat, 
/**
 * Who asks.
 */
guest: string, 
/**
 * Whether they may.
 */
yes: boolean, };

export type Return = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * Who asks.
 */
guest: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * When they asked, in seconds since 1970.
 */
asked: number, 
/**
 * Whose people agree.
 */
agreed: Array<Seat>, 
/**
 * When they were let in, if they were, in seconds since 1970.
 */
let_in: number | null, 
/**
 * Whether they are you.
 */
you: boolean, 
/**
 * Whether you may answer.
 */
may_answer: boolean, };

export type Table = { 
/**
 * Its id, as in its address.
 */
id: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The edition of the rules it is played under.
 */
edition: Edition, 
/**
 * What to say about that edition, if it is not the newest.
 */
older_rules: OlderRules | null, 
/**
 * Choices by option id.
 */
options: Record<string, string>, 
/**
 * Where it is in its life.
 */
status: Status, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * Who may watch.
 */
watch: Watch, 
/**
 * Whether it stands in the public lists, of open tables and of finished games.
 */
public: boolean, 
/**
 * Your seat.
 */
you: Seat | null, 
/**
 * Whether you made it, and so may start it.
 */
host: boolean, 
/**
 * When it was made, in seconds since 1970.
 */
made: number, 
/**
 * When something last happened at it, in seconds since 1970.
 */
touched: number, 
/**
 * SHA-256 of the seed, published from the start.
 */
commitment: string, 
/**
 * How often its beginning was broken off after all pledges had been fixed.
 */
broken_off: Array<BrokenOff>, 
/**
 * Who must act.
 */
to_act: Array<Seat>, 
/**
 * How it ended.
 */
standings: Array<Standing> | null, 
/**
 * The table of the rematch, once somebody asked for one; only those who sit here are told.
 */
rematch: string | null, 
/**
 * How many watch now.
 */
watching: number, 
/**
 * Who was let back into a seat; and who asks for it, as far as it concerns you.
 */
returns: Array<Return>, };

export type Status = "gathering" | "opening" | "playing" | "over";

export type Owner = "nobody" | "person" | "bot";

export type SeatInfo = { 
/**
 * Which.
 */
seat: Seat, 
/**
 * Whose it is.
 */
owner: Owner, 
/**
 * What its owner is called; none for an open seat.
 */
name: string | null, 
/**
 * The computer player that acts for it now: its owner, or one that plays on for a person.
 */
bot: Level | null, 
/**
 * Whether its person says that a program of theirs plays there.
 */
program: boolean, 
/**
 * Whether it is taken and, if a person sits there, their number for the shuffles is pledged.
 */
ready: boolean, 
/**
 * What its person's page pledged.
 */
pledge: string | null, 
/**
 * Whether the pledge is opened.
 */
opened: boolean, 
/**
 * Whether its person has the table open.
 */
present: boolean, 
/**
 * Whether you may hand it to a bot now.
 */
may_hand_over: boolean, 
/**
 * Whether you may give it to somebody else before the game begins.
 */
may_set: boolean, 
/**
 * The key for its seat link; only the host sees those of open seats.
 */
key: string | null, };

export type Frame = { 
/**
 * Steps taken so far; a command must name it.
 */
version: number, 
/**
 * The game's `View`.
 */
view: unknown, 
/**
 * The game's `Action`s open to the viewer.
 */
legal: unknown[], 
/**
 * Who must act.
 */
to_act: Array<Seat>, 
/**
 * Whether the viewer may take their last step back.
 */
can_undo: boolean, 
/**
 * How it ended.
 */
standings: Array<Standing> | null, };

export type Heard = { 
/**
 * The step's number; 0 is the set-up.
 */
n: number, 
/**
 * Who acted; nobody in the set-up.
 */
seat: Seat | null, 
/**
 * Whether it took the seat's last step back.
 */
undo: boolean, 
/**
 * When, in seconds since 1970.
 */
at: number, 
/**
 * The game's `Event`s this viewer hears.
 */
events: unknown[], 
/**
 * The game's `Remark`, if a bot took the step and has a word to say about it; the same for every viewer.
 */
remark: unknown, };

export type ToServer = { "type": "act", 
/**
 * The command's own id: accepted once, whatever is repeated.
 */
id: string, 
/**
 * The version it answers to.
 */
version: number, 
/**
 * The game's `Action`.
 */
action: unknown, } | { "type": "undo", 
/**
 * The command's own id.
 */
id: string, 
/**
 * The version it answers to.
 */
version: number, } | { "type": "resync" };

export type Numbered = { 
/**
 * 1, 2, 3, ...
 */
number: number, } & ({ "type": "snapshot", 
/**
 * The table.
 */
table: Table, 
/**
 * The game, once it has begun.
 */
frame: Frame | null, 
/**
 * The newest steps, for the log. If the first is not step 0, the set-up, `GET /api/tables/{id}/history?before=N` tells
 * what came before it.
 */
history: Array<Heard>, } | { "type": "table", 
/**
 * The table.
 */
table: Table, } | { "type": "step", 
/**
 * What was heard.
 */
heard: Heard, 
/**
 * What is seen now.
 */
frame: Frame, } | { "type": "done", 
/**
 * The command's id.
 */
id: string, 
/**
 * The version it led to.
 */
version: number, } | { "type": "heartbeat" } | { "type": "refused", 
/**
 * The command's id, if there was one.
 */
id: string | null, 
/**
 * Why.
 */
problem: Problem, });

export type ToPage = { "type": "snapshot", 
/**
 * The table.
 */
table: Table, 
/**
 * The game, once it has begun.
 */
frame: Frame | null, 
/**
 * The newest steps, for the log. If the first is not step 0, the set-up, `GET /api/tables/{id}/history?before=N` tells
 * what came before it.
 */
history: Array<Heard>, } | { "type": "table", 
/**
 * The table.
 */
table: Table, } | { "type": "step", 
/**
 * What was heard.
 */
heard: Heard, 
/**
 * What is seen now.
 */
frame: Frame, } | { "type": "done", 
/**
 * The command's id.
 */
id: string, 
/**
 * The version it led to.
 */
version: number, } | { "type": "heartbeat" } | { "type": "refused", 
/**
 * The command's id, if there was one.
 */
id: string | null, 
/**
 * Why.
 */
problem: Problem, };

export type Replay = { 
/**
 * Steps of the whole game.
 */
steps: number, 
/**
 * The stretch: moment 0 is the set-up, moment n stands after step n.
 */
moments: Array<Moment>, };

export type Moment = { 
/**
 * The step that led to it.
 */
heard: Heard, 
/**
 * What is seen.
 */
frame: Frame, };

export type Shelf = { 
/**
 * What every box says.
 */
games: Array<Info>, 
/**
 * The computer players to choose from, weakest first.
 */
levels: Array<Level>, };

export type Rules = { 
/**
 * Markdown, with a heading or list item for each rule id.
 */
text: string, };

export type Problem = { "code": "unknown_game" } | { "code": "unknown_table" } | { "code": "unknown_address" } | { "code": "setup", setup: SetupError, } | { "code": "bad_seats" } | { "code": "bad_name" } | { "code": "name_taken" } | { "code": "no_name" } | { "code": "bad_handle" } | { "code": "handle_taken" } | { "code": "weak_passphrase" } | { "code": "wrong_sign_in" } | { "code": "already_member" } | { "code": "not_member" } | { "code": "not_taken" } | { "code": "not_asked" } | { "code": "unknown_seat" } | { "code": "seat_taken" } | { "code": "already_seated" } | { "code": "wrong_key" } | { "code": "not_your_seat" } | { "code": "not_seated" } | { "code": "still_here", seconds: number, } | { "code": "not_host" } | { "code": "seats_open" } | { "code": "already_started" } | { "code": "not_fixed" } | { "code": "wrong_opening" } | { "code": "not_started" } | { "code": "not_over" } | { "code": "may_not_watch" } | { "code": "stale", version: number, } | { "code": "against" } & Against | { "code": "nothing_to_undo" } | { "code": "bad_message", why: string, } | { "code": "too_large", limit: number, } | { "code": "too_fast", seconds: number, } | { "code": "too_many_tables", limit: number, } | { "code": "wrong_origin" } | { "code": "newer_rules" } | { "code": "differs", step: number, } | { "code": "unstorable" } | { "code": "internal" };

export type Against = { 
/**
 * The rule's id.
 */
rule: string, 
/**
 * The game's `Refusal`, with the numbers that explain it.
 */
refusal: unknown, };

export type Question<V, A> = { "why_not": { 
/**
 * What the seat sees.
 */
view: V, 
/**
 * Whose view it is.
 */
seat: Seat, 
/**
 * What they would like to do.
 */
action: A, } } | { "preview": { 
/**
 * What the seat sees.
 */
view: V, 
/**
 * Whose view it is.
 */
seat: Seat, 
/**
 * What they might do.
 */
action: A, } } | { "choose": { 
/**
 * What the seat sees.
 */
view: V, 
/**
 * Whose view it is.
 */
seat: Seat, 
/**
 * How well it plays.
 */
level: Level, 
/**
 * Its choice follows from this.
 */
seed: number, 
/**
 * Worlds to imagine, where the level's own number takes too long here.
 */
worlds: number | null, } } | { "open": { 
/**
 * Its text.
 */
record: string, } } | { "moment": { 
/**
 * After this step; 0 is the set-up.
 */
n: number, 
/**
 * Who watches; nobody's seat is a spectator's.
 */
viewer: Seat | null, } } | { "verify": { 
/**
 * Its text.
 */
record: string, } } | { "begin": { 
/**
 * Choices by option id; what is left out is the default.
 */
options: Record<string, string>, 
/**
 * Who sits where, for the record.
 */
seats: Array<string>, 
/**
 * The chance of the game follows from it.
 */
seed: string, 
/**
 * Now, in seconds since 1970.
 */
at: number, } } | { "act": { 
/**
 * Who acts.
 */
seat: Seat, 
/**
 * What they do.
 */
action: A, 
/**
 * Whether a bot chose it.
 */
bot: boolean, 
/**
 * Now, in seconds since 1970.
 */
at: number, } } | { "undo": { 
/**
 * Who takes it back.
 */
seat: Seat, 
/**
 * Now, in seconds since 1970.
 */
at: number, } } | { "now": { 
/**
 * Who looks; nobody's seat is a spectator's.
 */
viewer: Seat | null, } } | "record";

export type Trouble = { "code": "unreadable", 
/**
 * Why.
 */
why: string, } | { "code": "setup", 
/**
 * Why.
 */
setup: SetupError, } | { "code": "against" } & Against | { "code": "nothing_to_undo" } | { "code": "not_there" } | { "code": "differs", 
/**
 * From this step on; 0 is the set-up.
 */
step: number, 
/**
 * What is wrong with it.
 */
why: string, };

export type Reply = { "answer": unknown } | { "trouble": Trouble };
