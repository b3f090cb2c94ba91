export { todayOf } from "#kit/server/today-of.ts";
export { assignDefaultRoles, assignRoles } from "./assign-roles.ts";
export { demandUnit, demandUnits, demandUser, mayAtUnit, userDemand } from "./demand.ts";
export { faultsOfPeople } from "./faults-of-people.ts";
export {
	beyondEverywhere,
	gainsRights,
	governsMoreThan,
	holdsMoreThan,
	type TreePlace,
} from "./grants-beyond.ts";
export { mayChangePersonal } from "./may-change-personal.ts";
export { nearestHolders, nearestHoldersOfEach } from "./sql/holders.ts";
export { holdsWords, isOfUnits, peopleFilters } from "./sql/people-filters.ts";
export { removeGrants } from "./trace-grants.ts";
export {
	anyOrAll,
	isInFilter,
	isSelfOrVisible,
	isVisible,
	levelForUser,
	type Right,
	reachAlike,
	unitsInFilter,
	visibleByAny,
	visibleOrAll,
	visibleUnits,
	visibleUsers,
} from "./visible.ts";
