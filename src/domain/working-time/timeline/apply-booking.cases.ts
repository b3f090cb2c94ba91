/**
 * Days written as `08:00 +W` (START of activity W), `+X@P` (with node P), `-Z` (END). Activities: W, X, H are WORKTIME
 * (H is the default), A is ACTION, Z and Y are PAUSE, B is BREAK; `+` and `-` alone name none; `18:00 !0` is the automatic
 * finish of the entry that the first booking began.
 * Entries are written `08:00-12:00 W`; an open one ends with a dash. `outcomes` names what is not APPLIED.
 */
interface TimelineCase {
	readonly title: string;
	readonly bookings: readonly string[];
	readonly entries: readonly string[];
	readonly outcomes?: Readonly<Record<string, string>>;
}

// biome-ignore format: a table, one case a line
export const timelineCases: readonly TimelineCase[] = [
	{ title: "nothing booked", bookings: [], entries: [] },
	{ title: "come and go", bookings: ["08:00 +W", "17:00 -W"], entries: ["08:00-17:00 W"] },
	{ title: "come and still there", bookings: ["08:00 +W"], entries: ["08:00- W"] },
	{ title: "come and go without an activity", bookings: ["08:00 +", "17:00 -"], entries: ["08:00-17:00 H"] },
	{ title: "go though nobody came", bookings: ["17:00 -W"], entries: [], outcomes: { "17:00 -W": "NOTHING_RUNNING" } },
	{ title: "go twice", bookings: ["08:00 +W", "17:00 -W", "17:01 -W"], entries: ["08:00-17:00 W"], outcomes: { "17:01 -W": "NOTHING_RUNNING" } },
	{ title: "come twice", bookings: ["08:00 +W", "08:01 +W", "17:00 -W"], entries: ["08:00-17:00 W"], outcomes: { "08:01 +W": "ALREADY_RUNNING" } },
	{ title: "another work activity ends the first", bookings: ["08:00 +W", "10:00 +X", "17:00 -X"], entries: ["08:00-10:00 W", "10:00-17:00 X"] },
	{ title: "the end of any work activity stops what runs", bookings: ["08:00 +W", "10:00 +X", "17:00 -W"], entries: ["08:00-10:00 W", "10:00-17:00 X"] },
	{ title: "an action counts as work, its end stops", bookings: ["08:00 +W", "10:00 +A", "11:00 -A"], entries: ["08:00-10:00 W", "10:00-11:00 A"] },
	{ title: "pause and back", bookings: ["08:00 +W", "12:00 +Z", "12:30 -Z", "17:00 -W"], entries: ["08:00-12:00 W", "12:00-12:30 Z", "12:30-17:00 W"] },
	{ title: "break and back", bookings: ["08:00 +W", "12:00 +B", "12:10 -B", "17:00 -W"], entries: ["08:00-12:00 W", "12:00-12:10 B", "12:10-17:00 W"] },
	{ title: "back to an action", bookings: ["08:00 +A", "12:00 +Z", "12:30 -Z"], entries: ["08:00-12:00 A", "12:00-12:30 Z", "12:30- A"] },
	{ title: "end of another pause ends the one that runs", bookings: ["08:00 +W", "12:00 +Z", "12:30 -Y"], entries: ["08:00-12:00 W", "12:00-12:30 Z", "12:30- W"] },
	{ title: "end of a pause while working", bookings: ["08:00 +W", "12:30 -Z"], entries: ["08:00- W"], outcomes: { "12:30 -Z": "NOTHING_RUNNING" } },
	{ title: "the same pause twice", bookings: ["08:00 +W", "12:00 +Z", "12:10 +Z", "12:30 -Z"], entries: ["08:00-12:00 W", "12:00-12:30 Z", "12:30- W"], outcomes: { "12:10 +Z": "ALREADY_RUNNING" } },
	{ title: "break after pause, back to work", bookings: ["08:00 +W", "12:00 +Z", "12:20 +B", "12:30 -B"], entries: ["08:00-12:00 W", "12:00-12:20 Z", "12:20-12:30 B", "12:30- W"] },
	{ title: "go while paused", bookings: ["08:00 +W", "12:00 +Z", "13:00 -W"], entries: ["08:00-12:00 W", "12:00-13:00 Z"] },
	{ title: "go without activity while paused", bookings: ["08:00 +W", "12:00 +Z", "13:00 -"], entries: ["08:00-12:00 W", "12:00-13:00 Z"] },
	{ title: "work started while paused", bookings: ["08:00 +W", "12:00 +Z", "12:30 +X", "17:00 -X"], entries: ["08:00-12:00 W", "12:00-12:30 Z", "12:30-17:00 X"] },
	{ title: "pause out of nothing", bookings: ["12:00 +Z", "12:30 -Z"], entries: ["12:00-12:30 Z"] },
	{ title: "project over work", bookings: ["08:00 +W", "10:00 +X@P", "12:00 -X@P", "17:00 -W"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00-17:00 W"] },
	{ title: "project over an action", bookings: ["08:00 +A", "10:00 +X@P", "12:00 -X@P"], entries: ["08:00-10:00 A", "10:00-12:00 X@P", "12:00- A"] },
	{ title: "project alone", bookings: ["10:00 +X@P", "12:00 -X@P"], entries: ["10:00-12:00 X@P"] },
	{ title: "project without an activity", bookings: ["10:00 +@P", "12:00 -@P"], entries: ["10:00-12:00 H@P"] },
	{ title: "go during a project over work", bookings: ["08:00 +W", "10:00 +X@P", "17:00 -W"], entries: ["08:00-10:00 W", "10:00-17:00 X@P"] },
	{ title: "go during a project alone", bookings: ["10:00 +X@P", "17:00 -"], entries: ["10:00-17:00 X@P"] },
	{ title: "the same project twice", bookings: ["10:00 +X@P", "10:05 +X@P"], entries: ["10:00- X@P"], outcomes: { "10:05 +X@P": "ALREADY_RUNNING" } },
	{ title: "another activity on the same node", bookings: ["08:00 +W", "10:00 +X@P", "11:00 +W@P", "12:00 -W@P"], entries: ["08:00-10:00 W", "10:00-11:00 X@P", "11:00-12:00 W@P", "12:00- W"] },
	{ title: "the running activity goes onto a node", bookings: ["08:00 +W", "10:00 +W@P", "12:00 -W@P"], entries: ["08:00-10:00 W", "10:00-12:00 W@P", "12:00- W"] },
	{ title: "project to project over work", bookings: ["08:00 +W", "10:00 +X@P", "11:00 +X@Q", "12:00 -X@Q"], entries: ["08:00-10:00 W", "10:00-11:00 X@P", "11:00-12:00 X@Q", "12:00- W"] },
	{ title: "project to project alone", bookings: ["10:00 +X@P", "11:00 +X@Q", "12:00 -X@Q"], entries: ["10:00-11:00 X@P", "11:00-12:00 X@Q"] },
	{ title: "end of a project that another replaced", bookings: ["10:00 +X@P", "11:00 +X@Q", "12:00 -X@P"], entries: ["10:00-11:00 X@P", "11:00- X@Q"], outcomes: { "12:00 -X@P": "NOTHING_RUNNING" } },
	{ title: "end of a project that never began", bookings: ["08:00 +W", "12:00 -X@P"], entries: ["08:00- W"], outcomes: { "12:00 -X@P": "NOTHING_RUNNING" } },
	{ title: "work without node leaves the project", bookings: ["08:00 +W", "10:00 +X@P", "12:00 +W", "12:30 -X@P"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00- W"], outcomes: { "12:30 -X@P": "NOTHING_RUNNING" } },
	{ title: "pause of a project over work, then its end", bookings: ["08:00 +W", "10:00 +X@P", "12:00 +Z", "12:30 -Z", "14:00 -X@P", "17:00 -W"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00-12:30 Z", "12:30-14:00 X@P", "14:00-17:00 W"] },
	{ title: "pause of a project alone, then its end", bookings: ["10:00 +X@P", "12:00 +Z", "12:30 -Z", "14:00 -X@P"], entries: ["10:00-12:00 X@P", "12:00-12:30 Z", "12:30-14:00 X@P"] },
	{ title: "two pauses of a project over work", bookings: ["08:00 +W", "10:00 +X@P", "12:00 +Z", "12:20 +B", "12:30 -B", "14:00 -X@P"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00-12:20 Z", "12:20-12:30 B", "12:30-14:00 X@P", "14:00- W"] },
	{ title: "go while a project is paused", bookings: ["08:00 +W", "10:00 +X@P", "12:00 +Z", "13:00 -W"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00-13:00 Z"] },
	{ title: "project ended while paused, over work: the pause goes on", bookings: ["08:00 +W", "10:00 +X@P", "12:00 +Z", "12:10 -X@P", "12:30 -Z"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00-12:10 Z", "12:10-12:30 Z", "12:30- W"] },
	{ title: "project ended while paused, alone: all stops", bookings: ["10:00 +X@P", "12:00 +Z", "12:10 -X@P", "12:30 -Z"], entries: ["10:00-12:00 X@P", "12:00-12:10 Z"], outcomes: { "12:30 -Z": "NOTHING_RUNNING" } },
	{ title: "another project ended while paused", bookings: ["10:00 +X@P", "12:00 +Z", "12:10 -X@Q", "12:30 -Z"], entries: ["10:00-12:00 X@P", "12:00-12:30 Z", "12:30- X@P"], outcomes: { "12:10 -X@Q": "NOTHING_RUNNING" } },
	{ title: "project started while paused from work", bookings: ["08:00 +W", "12:00 +Z", "12:30 +X@P", "14:00 -X@P"], entries: ["08:00-12:00 W", "12:00-12:30 Z", "12:30-14:00 X@P", "14:00- W"] },
	{ title: "project started while paused from a project over work", bookings: ["08:00 +W", "10:00 +X@P", "12:00 +Z", "12:30 +X@Q", "14:00 -X@Q"], entries: ["08:00-10:00 W", "10:00-12:00 X@P", "12:00-12:30 Z", "12:30-14:00 X@Q", "14:00- W"] },
	{ title: "project started while paused from a project alone", bookings: ["10:00 +X@P", "12:00 +Z", "12:30 +X@Q", "14:00 -X@Q"], entries: ["10:00-12:00 X@P", "12:00-12:30 Z", "12:30-14:00 X@Q"] },
	{ title: "project started in a pause out of nothing", bookings: ["12:00 +Z", "12:30 +X@P", "14:00 -X@P"], entries: ["12:00-12:30 Z", "12:30-14:00 X@P"] },
	{ title: "a pause on a node is a pause", bookings: ["08:00 +W", "12:00 +Z@P", "12:30 -Z@P"], entries: ["08:00-12:00 W", "12:00-12:30 Z", "12:30- W"] },
	{ title: "come and go in the same second", bookings: ["08:00 +W", "08:00 -W"], entries: [] },
	{ title: "come and project in the same second", bookings: ["08:00 +W", "08:00 +X@P", "12:00 -X@P"], entries: ["08:00-12:00 X@P", "12:00- W"] },
	{ title: "pause and back in the same second", bookings: ["08:00 +W", "12:00 +Z", "12:00 -Z", "17:00 -W"], entries: ["08:00-12:00 W", "12:00-17:00 W"] },
	{ title: "go and come again in the same second", bookings: ["08:00 +W", "12:00 -W", "12:00 +X"], entries: ["08:00-12:00 W", "12:00- X"] },
	{ title: "limit passed, nothing more", bookings: ["08:00 +W", "20:00 +X"], entries: ["08:00-18:00 W auto", "20:00- X"] },
	{ title: "went after the limit", bookings: ["08:00 +W", "20:00 -W"], entries: ["08:00-18:00 W auto"], outcomes: { "20:00 -W": "NOTHING_RUNNING" } },
	{ title: "went exactly at the limit", bookings: ["08:00 +W", "18:00 -W"], entries: ["08:00-18:00 W"] },
	{ title: "the limit counts from the entry's begin", bookings: ["06:00 +W", "12:00 +Z", "12:30 -Z", "20:00 -W"], entries: ["06:00-12:00 W", "12:00-12:30 Z", "12:30-20:00 W"] },
	{ title: "a booking of what runs does not renew the limit", bookings: ["08:00 +W", "12:00 +W", "20:00 -W"], entries: ["08:00-18:00 W auto"], outcomes: { "12:00 +W": "ALREADY_RUNNING", "20:00 -W": "NOTHING_RUNNING" } },
	{ title: "a pause forgotten until the limit stops", bookings: ["08:00 +W", "10:00 +Z", "21:00 -Z"], entries: ["08:00-10:00 W", "10:00-20:00 Z auto"], outcomes: { "21:00 -Z": "NOTHING_RUNNING" } },
	{ title: "the automatic finish as a booking", bookings: ["08:00 +W", "18:00 !0", "19:00 -W"], entries: ["08:00-18:00 W auto"], outcomes: { "19:00 -W": "NOTHING_RUNNING" } },
	{ title: "the automatic finish of a pause does not reopen work", bookings: ["08:00 +W", "12:00 +Z", "22:00 !1"], entries: ["08:00-12:00 W", "12:00-22:00 Z auto"] },
	{ title: "the automatic finish of a project does not reopen work", bookings: ["08:00 +W", "09:00 +X@P", "19:00 !1"], entries: ["08:00-09:00 W", "09:00-19:00 X@P auto"] },
	{ title: "the automatic finish came too late to matter", bookings: ["08:00 +W", "17:00 -W", "18:00 !0"], entries: ["08:00-17:00 W"], outcomes: { "18:00 !0": "NOTHING_RUNNING" } },
	{ title: "the automatic finish ends no entry that began meanwhile", bookings: ["08:00 +W", "17:58 +X", "18:00 !0", "20:00 -X"], entries: ["08:00-17:58 W", "17:58-20:00 X"], outcomes: { "18:00 !0": "NOTHING_RUNNING" } },
	{ title: "the automatic finish of work ends no pause", bookings: ["08:00 +W", "17:58 +Z", "18:00 !0", "18:30 -Z"], entries: ["08:00-17:58 W", "17:58-18:30 Z", "18:30- W"], outcomes: { "18:00 !0": "NOTHING_RUNNING" } },
	{ title: "went and came again before the limit", bookings: ["08:00 +W", "17:00 -W", "17:58 +W", "18:00 !0"], entries: ["08:00-17:00 W", "17:58- W"], outcomes: { "18:00 !0": "NOTHING_RUNNING" } },
	{ title: "each entry has an automatic finish of its own", bookings: ["08:00 +W", "17:58 +X", "18:00 !0", "27:58 !1"], entries: ["08:00-17:58 W", "17:58-27:58 X auto"], outcomes: { "18:00 !0": "NOTHING_RUNNING" } },
];
