export { appointmentScope } from "./appointment-scope.ts";
export { instantsAround, itemsWithin } from "./list-appointments.ts";
export { appointmentsOf, type FoundAppointment, seenAmong } from "./sql/list.ts";
