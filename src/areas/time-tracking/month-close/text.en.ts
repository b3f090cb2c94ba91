import type { Words } from "../../../kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		MONTH_NOT_CLOSED: "The month is not closed.",
		LATE_BOOKING_SETTLED: "This booking is dealt with already.",
	},
	jobs: {
		job: (month, people) => `Closing of month ${month} for ${people} people`,
		closed: (count) =>
			count === 1 ? "1 month closed." : `${count} months closed.`,
		refused: (name, why) => `${name}: ${why}`,
		beyond: (count) =>
			`You are no longer permitted to close the month of ${count} people.`,
		hindrances: {
			ALREADY_CLOSED: "The month is closed already.",
			NOT_OVER: "The month is not over yet.",
			ENTRY_RUNNING:
				"A time entry of the month is still running. Please end it first.",
		},
	},
	states: { closed: "Closed", open: "Open", running: "Not over" },
	obstacles: {
		ENTRY_RUNNING: (count) => `${count} × still running`,
		REQUESTED: (count) =>
			count === 1 ? "1 entry pending" : `${count} entries pending`,
		CHANGE_REQUESTED: (count) =>
			count === 1 ? "1 change request" : `${count} change requests`,
		VIOLATIONS: (count) =>
			count === 1 ? "1 violation" : `${count} violations`,
		EARLIER_OPEN: (count) =>
			count === 1 ? "1 earlier month open" : `${count} earlier months open`,
		STALE: (count) =>
			count === 1 ? "1 day being computed" : `${count} days being computed`,
	},
	overview: {
		listTitle: "Month closes",
		previous: "Previous month",
		next: "Next month",
		search: "Name, personnel number",
		empty: "There is nobody whose times you may see.",
		name: "Employee",
		unit: "Unit",
		state: "State",
		obstacles: "To be considered",
		balance: "Balance",
		changed: "Since closing",
		close: "Close",
		closeAll: "Close all",
		reopen: "Reopen",
		compare: "Frozen → now",
	},
	closing: {
		title: (month) => `Close ${month}`,
		ask: (month, count) =>
			count === 1
				? `Shall ${month} be closed for 1 person?`
				: `Shall ${month} be closed for ${count} people?`,
		askAll: (month) =>
			`Shall ${month} be closed for everybody whose times you manage?`,
		text: "The days are frozen; afterwards they can only be corrected with a reason.",
		confirm: "Close",
		started: "Closing has begun.",
		dock: "It goes on in the background; you see its progress among the tasks.",
		notClosed: "Not closed",
	},
	reopening: {
		title: "Reopen month",
		text: (month, name) =>
			`${month} of ${name} can then be changed without a reason. What was frozen stays.`,
		confirm: "Reopen",
		done: "Month reopened",
	},
	comparison: {
		gone: "This month cannot be seen (any more).",
		notLoaded: "The comparison could not be loaded.",
		never: "The month has not been closed yet.",
		totals: "Totals",
		asTable: (name) => `${name} as a table`,
		days: "Changed days",
		unchanged: "No day has changed since the month was closed.",
		corrections: "Corrections",
		noCorrections: "There are no corrections.",
		closes: "Closings",
		close: (no) => `Closing ${no}`,
		system: "System",
		other: "Change",
		day: "Day",
		figure: "Figure",
		frozen: "Frozen",
		now: "Now",
		difference: "Difference",
	},
	figures: {
		targetMinutes: "Target",
		workedMinutes: "Actual",
		pauseMinutes: "Break",
		autoPauseMinutes: "Automatic break",
		holidayCreditMinutes: "Holiday",
		absenceCreditMinutes: "Absence",
		extraMinutes: "Extra time",
		balanceMinutes: "Balance",
		overtimeMinutes: "Overtime",
		pendingMinutes: "Not approved",
		leaveDays: "Days of leave",
	},
	entities: {
		time_tracking: "Time entry",
		absence: "Absence",
		worksheet_exception: "Exception from the work schedule",
		special_account_modification: "Modification of a special account",
		overtime_entry: "Entry of the overtime account",
	},
	late: {
		sub: "They were accepted but not counted. Correct the month where that is needed, and settle the booking.",
		link: (count) =>
			count === 1
				? "1 booking for closed months"
				: `${count} bookings for closed months`,
		empty: "There are no bookings for closed months.",
		failed: "The bookings could not be loaded.",
		actions: { START: "Clock in", END: "Clock out" },
		received: (at) => `received ${at}`,
		settle: "Settled",
		settled: "Booking settled",
	},
} as const satisfies Words<typeof german>;
