export { todayOf } from "#kit/server/today-of.ts";
export { assignDefaultRoles, assignRoles } from "./assign-roles.ts";
export { demandUnit, demandUnits, demandUser, mayAtUnit } from "./demand.ts";
export { gainsRights, type TreePlace } from "./gains-rights.ts";
export { beyondEverywhere, governsMoreThan, holdsMoreThan } from "./grants-beyond.ts";
export { removeGrants } from "./trace-grants.ts";
export {
	levelForUser,
	unitsInFilter,
	usersInFilter,
	visibleUnits,
	visibleUsers,
} from "./visible.ts";
