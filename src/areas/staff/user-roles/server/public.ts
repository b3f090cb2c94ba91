export { todayOf } from "#kit/server/today-of.ts";
export { assignDefaultRoles, assignRoles } from "./assign-roles.ts";
export { demandUnit, demandUnits, demandUser, mayAtUnit, userDemand } from "./demand.ts";
export {
	beyondEverywhere,
	gainsRights,
	governsMoreThan,
	holdsMoreThan,
	type TreePlace,
} from "./grants-beyond.ts";
export { removeGrants } from "./trace-grants.ts";
export {
	isInFilter,
	isSelfOrVisible,
	isVisible,
	levelForUser,
	unitsInFilter,
	visibleOrAll,
	visibleUnits,
	visibleUsers,
} from "./visible.ts";
