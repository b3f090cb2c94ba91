export { notEmployed } from "./admit.ts";
export { checkNode } from "./check-bookable.ts";
export {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	insertBooking,
	isWithheld,
	lockPerson,
	withheldActivities,
} from "./sql/booking.ts";
export { entryColumns } from "./sql/entry-columns.ts";
export { retireEntries } from "./sql/timeline.ts";
