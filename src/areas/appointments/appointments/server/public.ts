export { announceAppointment } from "./announce.ts";
export { exceptionOf, minuteOf, seriesOf } from "./appointment-items.ts";
export { appointmentScope, permission as appointmentsPermission } from "./appointment-scope.ts";
export { demandOwner, ownerOf } from "./create-appointment.ts";
export { compareImports } from "./imported/compare-imports.ts";
export { keepImports } from "./imported/keep-imports.ts";
export { instantsAround, itemsWithin } from "./list-appointments.ts";
export { zoneOfOwner } from "./sql/detail.ts";
export {
	appointmentsOf,
	type FoundAppointment,
	noPeople,
	onlyOneself,
	seenAmong,
	unitsAsked,
} from "./sql/list.ts";
export type { Owner } from "./sql/write.ts";
