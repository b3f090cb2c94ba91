export { exceptionOf, minuteOf, seriesOf } from "./appointment-items.ts";
export { appointmentScope } from "./appointment-scope.ts";
export { instantsAround, itemsWithin } from "./list-appointments.ts";
export {
	type AppointmentScope,
	appointmentsOf,
	type FoundAppointment,
	noPeople,
	onlyOneself,
	seenAmong,
	unitsAsked,
} from "./sql/list.ts";
