export { assignDefaultRoles, assignRoles } from "./assign-roles.ts";
export { demandUnit } from "./demand-unit.ts";
export { demandUser } from "./demand-user.ts";
export { governsMoreThan } from "./governs-more-than.ts";
export { isLastAdministrator, removeGrants } from "./sql/grants.ts";
export { todayOf } from "./today-of.ts";
export { levelForUser, usersInFilter, visibleUsers } from "./visible-people.ts";
export { unitsInFilter, visibleUnits } from "./visible-units.ts";
