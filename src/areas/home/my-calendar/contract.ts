import * as z from "zod/mini";
import {
	absenceAnswer,
	absenceClasses,
	dayPart,
} from "#areas/absences/requests/contract/absence-answer.ts";
import { appointmentItem } from "#areas/appointments/appointments/contract/item.ts";
import { projectAnswer, projectNodeAnswer } from "#areas/projects/projects/contract.ts";
import { activityAnswer } from "#areas/time-tracking/activities/contract/activity-answer.ts";
import { activityState } from "#areas/time-tracking/approvals/contract.ts";
import { timeTrackingAnswer } from "#areas/time-tracking/entries/contract/tracking-answer.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, lastOf } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

/** Two months, so that one with seven days on each side has room. */
export const mostDays = 62;
export const mostPeople = 50;

/** The last day lies before the first, or too far behind it. */
export const calendarDays = refusal("RuleViolation", "CALENDAR_DAYS");

const flag = z._default(z.boolean(), false);
const states = z.optional(z.array(activityState).check(z.maxLength(5)));
const ids = z.array(id).check(z.maxLength(mostPeople));

const workDay = z.object({
	date: civilDay,
	/** What is to be worked, in hours; holidays and absences are not taken off. */
	workHours: z.number(),
	/** Begin and end by the plan, in minutes of the person's wall clock; null where it has none. */
	workStartRegular: z.nullable(z.int()),
	/** Beyond 1440 it lies on the next day. */
	workEndRegular: z.nullable(z.int()),
});

const shift = z.object({
	id,
	userId: id,
	day: civilDay,
	/** Minutes of the day's wall clock at its place; the end may lie beyond 1440. */
	beginMinute: z.int(),
	endMinute: z.int(),
	activity: z.object({ name: z.string(), color: z.string() }),
	workspaceName: z.nullable(z.string()),
});

const substitution = z.object({
	absenceId: id,
	/** Who stands in, or is asked to. */
	userId: id,
	absentUser: z.object({ userId: id, firstName: z.string(), lastName: z.string() }),
	from: civilDay,
	to: civilDay,
	fromPart: dayPart,
	toPart: dayPart,
	beginMinutes: z.nullable(z.int()),
	endMinutes: z.nullable(z.int()),
	state: z.enum(["REQUESTED", "APPROVED"]),
});

export const contract = {
	getCalendar: endpoint("getCalendar", {
		route: "POST /api/calendar",
		asRead: true,
		readsOnly: true,
		summary:
			"Days of people with everything on them: plan, time entries, absences, free days, whom they stand in for; one's own where nobody is named",
		description:
			"People one may not see are left out as if there were none, and of those seen comes what one may read: entries with timetrackings.manage READ, the plan with worksheets.manage READ, shifts that are made known with shiftplan.manage READ, absences as in listAbsences; appointments as in listAppointments; of oneself everything. At most 50 people by name and 62 days.",
		access: { signedIn: true },
		input: z.object({
			range: z.object({ from: civilDay, to: lastOf(civilDay, "from", { days: mostDays }) }),
			/** Oneself where neither people nor units are named. */
			userIds: z.optional(ids),
			/** People of these units. */
			units: z.optional(z.object({ unitIds: ids, recursive: z._default(z.boolean(), true) })),
			absences: z.optional(
				z.object({
					load: z._default(z.boolean(), true),
					/** Planned, requested and approved ones unless said otherwise. */
					states,
					classTypes: z.optional(z.array(z.enum(absenceClasses)).check(z.maxLength(3))),
				}),
			),
			trackings: z.optional(z.object({ load: z._default(z.boolean(), true), states })),
			loadWorkdays: flag,
			loadSubstitutions: flag,
			loadAppointments: flag,
			loadShifts: flag,
		}),
		answer: z.object({
			users: z.array(
				z.object({
					id,
					firstName: z.string(),
					lastName: z.string(),
					unitId: id,
					siteId: id,
					/** Her wall clock. */
					zone: z.string(),
				}),
			),
			/** At the sites of the people; without a site at all of them. factor: the share of the day that is free. */
			holidays: z.array(
				z.object({
					date: civilDay,
					name: z.string(),
					factor: z.number(),
					siteId: z.nullable(id),
				}),
			),
			/** Of the entries and absences, as far as the reader may know them. */
			activities: z.array(activityAnswer),
			absences: z.array(absenceAnswer),
			timeTrackings: z.array(timeTrackingAnswer),
			/** Of the entries. */
			projects: z.array(projectAnswer),
			projectNodes: z.array(projectNodeAnswer),
			substitutions: z.array(substitution),
			/** Those that are made known. */
			shifts: z.array(shift),
			/** Series expanded; `userIds` says which of the people it concerns. */
			appointments: z.array(appointmentItem),
			workDayInfo: z.array(z.object({ userId: id, workDays: z.array(workDay) })),
		}),
		refusals: [calendarDays],
	}),
} as const;
