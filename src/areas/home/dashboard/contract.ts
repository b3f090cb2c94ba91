import * as z from "zod/mini";
import { accountUnit } from "#areas/absences/leave-accounts/contract/amount.ts";
import { dayParts } from "#domain/working-time/layout/absence-span.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing } from "#kit/contract/fields.ts";

const ids = z.array(id);

const overtime = z.object({
	/** The balance of the account. */
	overtimeTotal: z.int(),
	/** What this month's days brought so far. */
	overtimeOfMonth: z.int(),
	upperLimit: z.nullable(z.int()),
	/** Days that changed wait to be computed: the figures are not those that hold yet. */
	isBeingComputed: z.boolean(),
	/** What the days of each month brought, the last twelve at most; `2026-11`, the oldest first. */
	months: z.array(z.object({ month: z.string(), minutes: z.int() })),
});

const leave = z.object({
	year: z.int(),
	/** The kind of leave: that which most rules fill. */
	activityId: id,
	/** Whether the figures are days, or minutes. */
	unit: accountUnit,
	totalLeaveThisYear: z.number(),
	/** Taken already, or still to come. */
	leaveApproved: z.number(),
	leaveRequested: z.number(),
	/** Minutes of a day by her contract as it is today: hours beside days, or days beside hours; null without one. */
	dayMinutes: z.nullable(z.int()),
	/** The next leave that is approved. */
	next: z.nullable(z.object({ from: civilDay, to: civilDay })),
});

const nextAbsence = z.object({
	id,
	name: z.string(),
	color: z.string(),
	from: civilDay,
	to: civilDay,
	fromPart: z.enum(dayParts),
	beginMinutes: z.nullable(z.int()),
	endMinutes: z.nullable(z.int()),
	state: z.enum(["PLANNED", "REQUESTED", "APPROVED"]),
	/** What it takes in days of work. */
	days: z.number(),
});

export const contract = {
	getOverview: endpoint("getOverview", {
		route: "GET /api/overview",
		summary: "Figures and open tasks of the dashboard",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({
			/** Null without an account of this year. */
			leaveAccount: z.nullable(leave),
			/** That are not over. */
			plannedAbsenceIds: ids,
			requestedAbsenceIds: ids,
			/** Those and what is approved, the next first; five at most. */
			nextAbsences: z.array(nextAbsence),
			/**
			 * As what one reports to be ill today, and whether nobody is asked first; null where one may not, and where it is known
			 * already.
			 */
			ownSickness: z.nullable(z.object({ activityId: id, isAtOnce: z.boolean() })),
			/** The next free days at the person's site; factor: the share of the day that is free. Three at most. */
			nextHolidays: z.array(z.object({ date: civilDay, name: z.string(), factor: z.number() })),
			/** Null without an account. In minutes, of the days that are over. */
			overtimeAccount: z.nullable(overtime),
			requestedSubstitutions: ids,
			/** Of open leave that may lapse, not read yet. */
			leaveNoticeIds: ids,
			requestedTrackingIds: ids,
			askedTrackingIds: ids,
			needReasonTrackingIds: ids,
			autoFinishedTrackingIds: ids,
			/** Days that are over and had a target, with neither entry nor absence; the newest first. */
			noActualsDayInfos: z.array(z.object({ date: civilDay })),
		}),
	}),
} as const;
