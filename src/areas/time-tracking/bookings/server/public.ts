export {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	insertBooking,
	lockPerson,
	nodeFor,
} from "./sql/booking.ts";
export { retireEntries } from "./sql/timeline.ts";
export { isWithheld, withheldActivities } from "./sql/withheld-activities.ts";
