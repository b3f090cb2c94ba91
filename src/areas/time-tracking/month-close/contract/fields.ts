import * as z from "zod/mini";
import { person } from "#areas/time-tracking/target-actual/contract/fields.ts";
import { contract as times } from "#areas/time-tracking/target-actual/contract.ts";
import { closingHindrances } from "#domain/month-close/closing-hindrance.ts";
import { dayFigures } from "#domain/month-close/day-figures.ts";
import { civilDay, id, instant } from "#kit/contract/fields.ts";

/** What speaks against closing, though only ENTRY_RUNNING keeps from it. */
export const obstacleCodes = [
	/** Entries that nobody has ended. */
	"ENTRY_RUNNING",
	/** Entries nobody has approved yet. */
	"REQUESTED",
	"CHANGE_REQUESTED",
	"VIOLATIONS",
	/** Months between the last closed one and this. */
	"EARLIER_OPEN",
	/** Days that wait to be computed: closing does that. */
	"STALE",
] as const;

const byName = z.nullable(z.string());

export const monthCloseItem = z.object({
	user: person,
	unitName: z.string(),
	isClosed: z.boolean(),
	/** Whether the month is over where the person works. */
	isOver: z.boolean(),
	/** Whether one may close and reopen it. */
	mayClose: z.boolean(),
	/** The how manieth close holds; null while open. */
	closeNo: z.nullable(z.int()),
	closedAt: z.nullable(instant),
	/** Null: open, or closed by the system. */
	closedBy: byName,
	/** Of a closed month the violations alone, as they were frozen with it. */
	obstacles: z.array(z.object({ code: z.enum(obstacleCodes), count: z.int() })),
	/** Minutes of the days kept. */
	balanceMinutes: z.int(),
	/** What the balance has changed by since the close; 0 while open. */
	changedMinutes: z.int(),
});
export type MonthCloseItem = z.output<typeof monthCloseItem>;

const figures = z.object(
	Object.fromEntries(dayFigures.map((name) => [name, z.number()])) as Record<
		(typeof dayFigures)[number],
		z.ZodMiniNumber
	>,
);

/** Of the whole month; null where nothing is frozen. */
export const frozenAndNow = { frozen: z.nullable(figures), now: figures };

export const comparedDay = z.object({ day: civilDay, ...frozenAndNow, isChanged: z.boolean() });

export const frozenDay = z.object({
	userId: id,
	day: civilDay,
	closeNo: z.int(),
	figures,
	/** As `getDayTrace` answered it then. */
	trace: times.getDayTrace.answer.shape.trace,
});

export const monthComparison = z.object({
	user: person,
	month: z.string(),
	isClosed: z.boolean(),
	/** The close compared with; null where the month was never closed. */
	closeNo: z.nullable(z.int()),
	/** Whether one may reopen it. */
	mayClose: z.boolean(),
	/** Every close, the newest first. */
	closes: z.array(z.object({ closeNo: z.int(), closedAt: instant, closedBy: byName })),
	totals: z.object(frozenAndNow),
	days: z.array(comparedDay),
	/** What was changed with a reason since the first close, the newest first; at most 200. */
	corrections: z.array(
		z.object({
			id,
			at: instant,
			by: byName,
			entity: z.string(),
			action: z.string(),
			reason: z.string(),
		}),
	),
});
export type MonthComparison = z.output<typeof monthComparison>;

export const closingAnswer = z.object({
	closed: z.int(),
	refused: z.array(z.object({ user: person, hindrance: z.enum(closingHindrances) })),
	/** Of more than `closedAtOnce` people: the job that does it. */
	jobId: z.nullable(id),
});
export type ClosingAnswer = z.output<typeof closingAnswer>;

export const lateBooking = z.object({
	bookingId: id,
	user: person,
	month: z.string(),
	at: instant,
	zone: z.string(),
	action: z.enum(["START", "END"]),
	source: z.string(),
	receivedAt: instant,
	activityName: z.nullable(z.string()),
	version: z.int(),
});
export type LateBooking = z.output<typeof lateBooking>;

export type CloseStateName = "closed" | "open" | "running";

/** A month as people who close months see it. */
export function closeStateOf({
	isClosed,
	isOver,
}: {
	readonly isClosed: boolean;
	readonly isOver: boolean;
}): CloseStateName {
	if (isClosed) return "closed";
	return isOver ? "open" : "running";
}
