import type { BookingAttempt } from "./booking-admission.ts";

/** Seconds after (negative: before) now at which the booking lies, what differs from the ordinary attempt, the decision. */
interface AdmissionCase {
	readonly title: string;
	readonly bookedAfter: number;
	readonly attempt?: Partial<BookingAttempt>;
	readonly employed?: readonly [from: string | null, to: string | null];
	/** Seconds between the id's time and the booking's. */
	readonly idDrift?: number | null;
	/** Seconds by which the running shift began earlier. */
	readonly shiftBefore?: number;
	readonly expected: string;
}

const others = { forSelf: false } as const;
const queuedApp = { source: "APP", queued: true } as const;

// now is 2026-11-21T07:00Z, 08:00 in Berlin
// biome-ignore format: a table, one case a line
export const admissionCases: readonly AdmissionCase[] = [
	{ title: "pressed now", bookedAfter: 0, expected: "IMMEDIATE APPROVED" },
	{ title: "60 s ahead", bookedAfter: 60, expected: "IMMEDIATE APPROVED" },
	{ title: "61 s ahead", bookedAfter: 61, expected: "FUTURE" },
	{ title: "61 s ahead from a terminal", bookedAfter: 61, attempt: { source: "TERMINAL" }, expected: "FUTURE" },
	{ title: "5 min old", bookedAfter: -300, expected: "IMMEDIATE APPROVED" },
	{ title: "a second more", bookedAfter: -301, expected: "LATE REQUESTED" },
	{ title: "yesterday", bookedAfter: -80_000, expected: "LATE REQUESTED" },
	{ title: "old, FULL", bookedAfter: -3600, attempt: { level: "FULL" }, expected: "LATE REQUESTED" },
	{ title: "queued by an app", bookedAfter: -3600, attempt: queuedApp, expected: "QUEUED APPROVED" },
	{ title: "queued by a terminal, weeks old", bookedAfter: -2_000_000, attempt: { source: "TERMINAL", queued: true }, expected: "QUEUED APPROVED" },
	{ title: "queued by a mere browser", bookedAfter: -3600, attempt: { queued: true }, expected: "LATE REQUESTED" },
	{ title: "from an app, old and not queued", bookedAfter: -3600, attempt: { source: "APP" }, expected: "LATE REQUESTED" },
	{ title: "for another, nothing held", bookedAfter: 0, attempt: others, expected: "FORBIDDEN" },
	{ title: "for another, READ", bookedAfter: 0, attempt: { ...others, level: "READ" }, expected: "FORBIDDEN" },
	{ title: "for another, WRITE", bookedAfter: 0, attempt: { ...others, level: "WRITE" }, expected: "IMMEDIATE REQUESTED" },
	{ title: "for another, FULL", bookedAfter: 0, attempt: { ...others, level: "FULL" }, expected: "IMMEDIATE APPROVED" },
	{ title: "for another, FULL, old", bookedAfter: -3600, attempt: { ...others, level: "FULL" }, expected: "LATE APPROVED" },
	{ title: "for another, FULL, not into the future", bookedAfter: 61, attempt: { ...others, level: "FULL" }, expected: "FUTURE" },
	{ title: "permission comes before everything", bookedAfter: 9_999, attempt: others, idDrift: null, employed: ["2027-01-01", null], expected: "FORBIDDEN" },
	{ title: "id of the same day", bookedAfter: 0, idDrift: 86_400, expected: "IMMEDIATE APPROVED" },
	{ title: "id a day and a second later", bookedAfter: 0, idDrift: 86_401, expected: "ID_TIME" },
	{ title: "id a day and a second earlier", bookedAfter: 0, idDrift: -86_401, expected: "ID_TIME" },
	{ title: "id without a time", bookedAfter: 0, idDrift: null, expected: "ID_TIME" },
	{ title: "first day", bookedAfter: 0, employed: ["2026-11-21", null], expected: "IMMEDIATE APPROVED" },
	{ title: "day before the first", bookedAfter: 0, employed: ["2026-11-22", null], expected: "NOT_EMPLOYED" },
	{ title: "last day", bookedAfter: 0, employed: ["2020-01-01", "2026-11-21"], expected: "IMMEDIATE APPROVED" },
	{ title: "day after the last", bookedAfter: 0, employed: ["2020-01-01", "2026-11-20"], expected: "NOT_EMPLOYED" },
	{ title: "FULL does not employ", bookedAfter: 0, attempt: { ...others, level: "FULL" }, employed: [null, "2026-11-20"], expected: "NOT_EMPLOYED" },
	{ title: "end of the last night shift", bookedAfter: 0, employed: [null, "2026-11-20"], shiftBefore: 36_000, expected: "IMMEDIATE APPROVED" },
	{ title: "shift that began after the last day", bookedAfter: 0, employed: [null, "2026-11-20"], shiftBefore: 20_000, expected: "NOT_EMPLOYED" },
	{ title: "the day is one of the site: 00:30 in Berlin", bookedAfter: -27_000, employed: ["2026-11-21", null], attempt: queuedApp, expected: "QUEUED APPROVED" },
	{ title: "the day is one of the site: 23:30 in Berlin", bookedAfter: -30_600, employed: ["2026-11-21", null], attempt: queuedApp, expected: "NOT_EMPLOYED" },
];
