import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { absenceOfLine } from "./account.ts";

/** What is planned, asked for, or approved. */
export const leaveDayStates = ["PLANNED", "REQUESTED", "APPROVED"] as const;

/** A year of a person's leave, day by day. */
export const leaveCalendar = z.object({
	year: z.int(),
	today: civilDay,
	activityId: z.nullable(id),
	/** Days on which she is not employed, has no work, or is free as a holiday; all others are days that leave costs. */
	free: z.array(
		z.object({
			date: civilDay,
			kind: z.enum(["OUTSIDE_EMPLOYMENT", "NO_WORKDAY", "HOLIDAY", "HALF_HOLIDAY"]),
			/** Of a holiday, also one on a day without work. */
			name: z.nullable(z.string()),
		}),
	),
	/** Leave that is taken from the account. */
	absences: z.array(
		z.object({ ...absenceOfLine.shape, state: z.enum(leaveDayStates), days: z.string() }),
	),
	/** Days on which no leave is taken. */
	barriers: z.array(
		z.object({ id, name: z.string(), reason: z.string(), from: civilDay, to: civilDay }),
	),
});
export type LeaveCalendar = z.output<typeof leaveCalendar>;
