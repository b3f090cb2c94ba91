import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
	civilDay,
	id,
	nothing,
	queryFlag,
	queryList,
	queryNumber,
	typedLines,
} from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { refusal } from "#kit/contract/refusal.ts";
import {
	closingAnswer,
	frozenDay,
	lateBooking,
	monthCloseItem,
	monthComparison,
} from "./contract/fields.ts";

/** Of live messages; their ids are those of people. */
export const monthCloseTopic = "MONTH_CLOSES";

/** So many people are closed with the request; more of them by a job. */
export const closedAtOnce = 50;

export const monthNotClosed = refusal("InvalidAction", "MONTH_NOT_CLOSED");
/** A booking that somebody has dealt with already. */
export const lateBookingSettled = refusal("InvalidAction", "LATE_BOOKING_SETTLED");

/** Either is asked for again, higher: FULL for times, WRITE for payroll, for each person. */
const closing = { key: "timetrackings.manage", level: "WRITE", orKey: "payroll.manage" } as const;

/** The newest one unless said otherwise. */
const closeNo = z.optional(queryNumber(1, 10_000));

const ofPerson = { userId: id, month };

export const contract = {
	listMonthCloses: endpoint("listMonthCloses", {
		route: "GET /api/month-closes",
		summary:
			"A month of the people one may see: open or closed, and what speaks against closing it",
		access: { signedIn: true },
		input: z.object({
			month,
			userIds: z.optional(queryList(id)),
			unitIds: z.optional(queryList(id)),
			/** With the units below those of `unitIds`. */
			recursive: z._default(queryFlag, true),
			isClosed: z.optional(queryFlag),
			...listInput(["name"]),
		}),
		answer: listAnswer(monthCloseItem),
	}),
	closeMonths: endpoint("closeMonths", {
		route: "POST /api/month-closes",
		summary:
			"Close a month: of the people named, of those of some units, or of all for whom one may; what cannot be closed is told and the rest closed",
		access: closing,
		input: z.object({
			month,
			userIds: z.optional(z.array(id).check(z.maxLength(1000))),
			/** With all units below them. */
			unitIds: z.optional(z.array(id).check(z.maxLength(500))),
		}),
		answer: closingAnswer,
		bodyLimit: 128 * 1024,
	}),
	getMonthComparison: endpoint("getMonthComparison", {
		route: "GET /api/users/{userId}/month-closes/{month}",
		summary: "A person's month as it was closed and as it is now, day by day; one's own always",
		access: { signedIn: true },
		input: z.object({ ...ofPerson, closeNo }),
		answer: monthComparison,
	}),
	getFrozenDay: endpoint("getFrozenDay", {
		route: "GET /api/users/{userId}/frozen-days/{day}",
		summary:
			"A day as it was when its month was closed, and how it came to its figures; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id, day: civilDay, closeNo }),
		answer: frozenDay,
	}),
	reopenMonth: endpoint("reopenMonth", {
		route: "POST /api/users/{userId}/month-closes/{month}/reopening",
		summary: "Open a person's closed month again; what was frozen stays",
		access: closing,
		input: z.object({
			...ofPerson,
			/** The close that one has seen. */
			closeNo: z.int(),
			reason: typedLines({ min: 1 }),
		}),
		answer: nothing,
		refusals: [monthNotClosed],
	}),
	listLateBookings: endpoint("listLateBookings", {
		route: "GET /api/late-bookings",
		summary: "Bookings that came for a closed month and that nobody has dealt with yet",
		access: { key: "timetrackings.manage", level: "READ", orKey: "payroll.manage" },
		input: z.object({ ...listInput(["at"]) }),
		answer: listAnswer(lateBooking),
	}),
	settleLateBooking: endpoint("settleLateBooking", {
		route: "POST /api/late-bookings/{bookingId}/settlement",
		summary: "Note that a booking for a closed month is dealt with; it stays as it came",
		access: closing,
		input: z.object({ bookingId: id, version: z.int() }),
		answer: nothing,
		refusals: [lateBookingSettled],
	}),
} as const;
