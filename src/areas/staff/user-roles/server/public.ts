export { assignDefaultRoles, assignRoles } from "./assign-roles.ts";
export { demandUnit } from "./demand-unit.ts";
export { demandUnits } from "./demand-units.ts";
export { demandUser } from "./demand-user.ts";
export { gainsRights, type TreePlace } from "./gains-rights.ts";
export { governsMoreThan, holdsMoreThan } from "./governs-more-than.ts";
export { beyondEverywhere } from "./grants.ts";
export {
	isLastAdministrator,
	keepAdministrator,
} from "./keep-administrator.ts";
export { mayAtUnit } from "./may-at-unit.ts";
export { removeGrants } from "./remove-grants.ts";
export { todayOf } from "./today-of.ts";
export { levelForUser, usersInFilter, visibleUsers } from "./visible-people.ts";
export { unitsInFilter, visibleUnits } from "./visible-units.ts";
