import * as z from "zod/mini";
import { amount } from "#areas/absences/leave-accounts/contract/amount.ts";
import {
	decisionKinds,
	toldDecision,
} from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, instant, nothing, queryNumber } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";

/** Whose decisions are to be made: who decides on times or on absences, of whomever. */
const decides = { key: "absences.manage", level: "FULL", orKey: "timetrackings.manage" } as const;

export const decisionOrders = ["OLDEST", "CLEAN_FIRST"] as const;

/** Of so many, the oldest, it is known which are without hints: these come first, all others in the order of their age. */
export const mostSortedByHints = 200;

/** What waits for somebody's decision. Its `id` is that of the matter. */
const decision = z.object({
	id,
	/** Of what kind the matter is: which operations decide it. */
	entity: z.string(),
	kind: z.enum(decisionKinds),
	/** The change that is asked for. */
	changeRequestId: z.nullable(id),
	user: z.object({ id, firstName: z.string(), lastName: z.string(), unitName: z.string() }),
	/** Since when it waits. */
	since: instant,
	...toldDecision.shape,
});
export type Decision = z.output<typeof decision>;

const count = z.int();

/** Of an entry or a shift, to be printed in the zone of its site. */
const times = { begin: instant, zone: z.string() };

/** A day on which somebody is away with approval, and works or is to work. */
const conflict = z.object({
	/** Of the absence and the day. */
	id: z.string(),
	absenceId: id,
	day: civilDay,
	user: z.object({ id, firstName: z.string(), lastName: z.string() }),
	/** False: neither the absence nor its kind is for the reader. */
	isSeen: z.boolean(),
	/** Null where the kind is withheld. */
	activity: z.nullable(z.object({ name: z.string(), color: z.nullable(z.string()) })),
	/** Working time was entered. */
	hasEntry: z.boolean(),
	/** None where the reader may not read the person's times; a running one has no end. */
	entries: z.array(z.object({ id, ...times, end: z.nullable(instant) })),
	/** A shift is planned. */
	hasShift: z.boolean(),
	/** None where the reader may not read the person's shifts. */
	shifts: z.array(z.object({ name: z.string(), ...times, end: instant })),
});
export type Conflict = z.output<typeof conflict>;

/** Columns that conflicts can be sorted by. */
export const conflictColumns = ["user", "day"] as const;

export const contract = {
	listDecisions: endpoint("listDecisions", {
		route: "GET /api/decisions",
		summary:
			"Everything the reader may decide for others, and requests to her to stand in: with what each would do and break",
		access: decides,
		input: z.object({
			kind: z.optional(z.enum(decisionKinds)),
			/** The oldest first, or those first that break nothing. */
			order: z._default(z.enum(decisionOrders), "OLDEST"),
			page: z._default(queryNumber(1, 1_000_000), 1),
			pageSize: z._default(queryNumber(1, mostSortedByHints), 50),
		}),
		answer: z.object({
			...listAnswer(decision).shape,
			/** Of all kinds, whichever is shown. */
			counts: z.object(
				Object.fromEntries(decisionKinds.map((kind) => [kind, count])) as Record<
					(typeof decisionKinds)[number],
					typeof count
				>,
			),
			/** Since when the oldest of all waits; null: nothing waits. */
			oldest: z.nullable(instant),
		}),
	}),
	listConflicts: endpoint("listConflicts", {
		route: "GET /api/team-conflicts",
		summary:
			"Days of the last month and to come on which people one leads are away with approval, and work or are to work, with what lies on them; the earliest first unless said otherwise",
		access: decides,
		input: z.object(listInput(conflictColumns)),
		answer: listAnswer(conflict),
	}),
	getTeamFigures: endpoint("getTeamFigures", {
		route: "GET /api/team-figures",
		summary:
			"Who of the people one leads is here and away now, what their overtime comes to, where absences and work collide, and what leave lapses",
		access: decides,
		input: nothing,
		answer: z.object({
			/** Null without the right to the live view. */
			presence: z.nullable(
				z.object({ people: count, present: count, onPause: count, absent: count }),
			),
			/** Minutes of all accounts one may see; null without any. */
			overtime: z.nullable(z.object({ accounts: count, minutes: count, above: count })),
			/** Days of the last month and to come on which somebody is away with approval, and works or is to work. */
			conflicts: z.object({
				days: count,
				people: count,
				/** Of the days: with working time entered, and with a shift planned. */
				entries: count,
				shifts: count,
			}),
			/** What lapses within the year of leave one may see, if nothing more is taken; null without the right to see any. */
			expiring: z.nullable(
				z.object({
					people: count,
					days: amount,
					/** When the first of it lapses; null: nothing does. */
					on: z.nullable(civilDay),
				}),
			),
		}),
	}),
} as const;
