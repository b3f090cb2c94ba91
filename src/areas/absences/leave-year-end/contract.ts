import * as z from "zod/mini";
import { kindOfAccounts } from "#areas/absences/leave-accounts/contract/account.ts";
import { amount } from "#areas/absences/leave-accounts/contract/amount.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, queryFlag, queryList, queryNumber } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";

/** What is left of a year is known once it is over. */
export const yearNotOver = refusal("RuleViolation", "LEAVE_YEAR_NOT_OVER");
/** A later year of the kind was closed: it goes on from this one. */
export const yearBuiltOn = refusal("InvalidAction", "LEAVE_YEAR_BUILT_ON");
/** It was taken back already. */
export const yearEndUndone = refusal("InvalidAction", "LEAVE_YEAR_END_UNDONE");

/** RUNNING: a job closes it, or was ended; DONE: it did; UNDONE: taken back. */
export const yearEndStates = ["RUNNING", "DONE", "UNDONE"] as const;

const access = { key: "leaveaccounts.manage", level: "WRITE" } as const;
const year = queryNumber(1900, 2199);

const item = z.object({
	/** Of the person. */
	id,
	firstName: z.string(),
	lastName: z.string(),
	personnelNo: z.nullable(z.string()),
	unitName: z.string(),
	/** What is left of the year when all that is approved was taken and what lapses has lapsed. */
	remaining: amount,
	expired: amount,
	/** What goes over into the next year. */
	carried: amount,
	/** The first day after which some of that lapses; null: never. */
	carriedUntil: z.nullable(civilDay),
	/** Asked for in the year and not decided: the year stays open for her. */
	requested: amount,
	/** What the account of the next year has been credited with; null: nothing yet. */
	booked: z.nullable(amount),
	/** `carried` less `booked`. */
	difference: amount,
	isClosed: z.boolean(),
});
export type LeaveYearEndItem = z.output<typeof item>;

const run = z.object({
	id,
	version: z.int(),
	state: z.enum(yearEndStates),
	runAt: z.string(),
	/** Null: who is not there any more. */
	runBy: z.nullable(z.string()),
	/** Whose year is closed. */
	people: z.int(),
	remaining: amount,
	expired: amount,
	carried: amount,
	/** A later year was closed. */
	isBuiltOn: z.boolean(),
});
export type LeaveYearEndRun = z.output<typeof run>;

export const contract = {
	listLeaveYearEnd: endpoint("listLeaveYearEnd", {
		route: "GET /api/leave-year-ends",
		summary:
			"What the end of a leave year comes to for each person, beside what is booked; limited to the current site",
		description:
			"Of people with an account of the year. Reckoned from the facts as they are now, also where the year was closed: what has " +
			"changed since then shows as a difference. `run` says whether, when and by whom the year was closed.",
		access,
		input: z.object({
			...listInput(["name", "personnelNo", "unitName"]),
			/** The leave year; this one unless said otherwise. */
			year: z.optional(year),
			/** The kind of leave; the one with most rules unless said otherwise. */
			activityId: z.optional(id),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
		}),
		answer: z.object({
			...listAnswer(item).shape,
			year: z.int(),
			isOver: z.boolean(),
			/** Null where the company keeps no accounts. */
			activityId: z.nullable(id),
			kinds: z.array(kindOfAccounts),
			/** Null: nobody has closed the year. */
			run: z.nullable(run),
		}),
	}),
	runLeaveYearEnd: endpoint("runLeaveYearEnd", {
		route: "POST /api/leave-year-ends",
		summary:
			"Close a leave year for everybody, by a job: what goes over is kept and reckoned anew no more",
		description:
			"Who still waits for the decision about leave in the year is left out; run again, it closes the year of who was left out. " +
			"The right has to be held for the whole company.",
		access,
		input: z.object({ year, activityId: id }),
		answer: z.object({ id, jobId: id }),
		refusals: [yearNotOver, yearBuiltOn],
	}),
	undoLeaveYearEnd: endpoint("undoLeaveYearEnd", {
		route: "POST /api/leave-year-ends/{id}/undo",
		summary: "Open a closed leave year again: its accounts follow the facts from now on, by a job",
		access,
		input: z.object({ id, version: z.int() }),
		answer: z.object({ jobId: id }),
		refusals: [commonRefusals.staleVersion, yearBuiltOn, yearEndUndone],
	}),
} as const;
