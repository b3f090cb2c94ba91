export {
	activitiesById,
	type BookedActivity,
	type BookedPerson,
	insertBooking,
	lockPerson,
	nodeFor,
} from "./sql/booking.ts";
export { isWithheld } from "./sql/is-withheld.ts";
