export { finishDueEntries } from "./finish-due-entries.ts";
export {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	insertBooking,
	lockPerson,
	nodeFor,
} from "./sql/booking.ts";
