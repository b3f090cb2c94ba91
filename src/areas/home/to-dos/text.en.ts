import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	title: "Open tasks",
	empty: "You currently have no open tasks.",
	failed: "The open tasks could not be loaded.",
	autoFinished: "Finished automatically",
	lastAt: (day: string, time: string) => `${day} at ${time}`,
	count: (count: number) => (count === 1 ? "1 time entry" : `${count} time entries`),
	needsReason: "Requests without a reason",
	oldestFrom: (count: number, day: string) =>
		count === 1 ? `Time entry of ${day}` : `Time entries, the oldest of ${day}`,
	more: (shown: number, total: number) => `The newest ${shown} of ${total} time entries`,
	noActuals: "Days without actual time",
	mend: "Put in order",
	lastOn: (day: string) => `most recently ${day}`,
	ofPeople: "Employees with days without actual time",
	inFiveWeeks: "in the last five weeks",
	lateBookings: "Bookings for closed months",
	notCounted: "kept, but not counted yet",
	daysPanel: {
		sub: (count: number) =>
			count === 0
				? "You have no such day in the last five weeks."
				: count === 1
					? "1 day had a target, but neither time entry nor absence."
					: `${count} days had a target, but neither time entry nor absence.`,
		failed: "The days without actual time could not be loaded.",
		own: "Your days",
		people: "Your employees",
		nobody: "None of your employees lacks a day.",
		days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
		more: (shown: number, total: number) => `${shown} of ${total} employees`,
		showMore: "Show more",
		search: "Name, personnel number",
	},
	needsReasonPanel: {
		sub: (count: number) =>
			count === 1 ? "1 entry lacks a reason." : `${count} entries lack a reason.`,
		empty: "No time entry lacks a reason.",
		failed: "The time entries without a reason could not be loaded.",
		list: "Time entries without a reason",
		next: "What is missing?",
		hint: "Each of these entries lacks its reason. You can give it under “My day in order”.",
	},
	panel: {
		sub: (count: number) =>
			count === 1
				? "1 entry was ended without clocking out."
				: `${count} entries were ended without clocking out.`,
		empty: "No time entry was finished automatically.",
		failed: "The time entries could not be loaded.",
		begin: "Begin",
		end: "End",
		duration: "Duration",
		next: "What happens now?",
		hint: "These entries count only once a supervisor has agreed. If the end is wrong, you can correct it under “My day in order”.",
		steps: "Still open",
		noSteps: "Nothing left open",
	},
} as const satisfies Words<typeof german>;
