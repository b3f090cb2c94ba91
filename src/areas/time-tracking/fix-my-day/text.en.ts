import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {},
	card: {
		title: "My day in order",
		well: "All is well",
		open: (count: number) =>
			count === 1 ? "1 gap with a proposal" : `${count} gaps with proposals`,
		failed: "Could not be checked.",
		checking: "Being checked …",
	},
	panel: {
		sub: "The last five weeks",
		subOf: (name: string) => `${name} · the last five weeks`,
		gone: "There is no such person, or you may not see her times.",
		notLoaded: "The gaps could not be loaded.",
		well: "All is well: nothing is missing in the last five weeks.",
		open: "To be done",
		waiting: "Waiting for approval",
		notices: "Notes",
		readOnly: "You may see these times, but not change them.",
	},
	gaps: {
		MISSING_CLOCK_OUT: {
			title: "Forgot to clock out",
			text: (what: string) => `${what} was ended automatically. When was it really over?`,
		},
		NO_ACTUALS: {
			title: "Day without actual time",
			text: "Work was due on this day. There is neither a time entry nor an absence.",
		},
		REJECTED: {
			title: "Time entry rejected",
			text: (what: string) => `${what} was rejected.`,
			because: (reason: string) => `Reason: ${reason}`,
		},
		OVERLAP: {
			title: "Times overlap",
			text: (what: string) =>
				`${what} is requested, but overlaps approved time and cannot be approved like this.`,
		},
		PAUSE_MISSING: {
			title: "Pause too short",
			text: (had: string, required: string) =>
				`${had} h of pause are recorded, ${required} h are required (§ 4 ArbZG, for the young § 11 JArbSchG).`,
			automatic:
				"The missing pause was deducted automatically. If it was at another time, you can enter it.",
		},
		REASON_MISSING: {
			title: "Reason missing",
			text: (what: string) => `${what} lacks a reason.`,
		},
		BOOKING_CONFLICT: {
			title: "A booking contradicts an entry",
			text: (what: string) =>
				`A booking that came late contradicts the entry ${what}, which was changed by hand. The supervisor decides.`,
		},
		OVER_10_HOURS: {
			title: "More than ten hours",
			text: (hours: string) =>
				`The day exceeds the permitted ten hours by ${hours} h (§ 3 ArbZG). If it was over earlier, you can correct the end.`,
		},
	},
	/** Proposed as the reason; others are said by the person alone. */
	reasons: {
		MISSING_CLOCK_OUT: "Forgot to clock out",
		NO_ACTUALS: "Time entered later",
		REJECTED: "Requested again",
		OVERLAP: "Overlap removed",
		PAUSE_MISSING: "Pause entered later",
		OVER_10_HOURS: "Forgot to clock out",
	},
	waiting: (what: string) =>
		what === ""
			? "Requested; a supervisor has to agree."
			: `The correction of ${what} is requested; a supervisor has to agree.`,
	entry: (name: string, begin: string, end: string) => `“${name}” ${begin} – ${end}`,
	range: (begin: string, end: string) => `${begin} – ${end}`,
	proposal: (times: string) => `Proposal: ${times}`,
	send: {
		end: (time: string) => `Enter end ${time}`,
		worked: "Worked as proposed",
		again: "Request again",
		shorten: (times: string) => `Change to ${times}`,
		pause: (times: string) => `Enter pause ${times}`,
		reason: "Send reason",
		request: "Request",
	},
	adjust: "Adjust",
	cancel: "Never mind",
	enter: "Enter time",
	view: "View entry",
	fields: {
		times: "From – to",
		timesHelp: "For example 8-16:30",
		pause: "Pause from – to",
		reason: "Reason",
		reasons: "Choose a reason",
	},
	sending: "Correct the day",
	sent: "Requested. It counts as soon as somebody has agreed.",
	given: "The reason has been saved.",
} as const satisfies Words<typeof german>;
