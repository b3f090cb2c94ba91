export { ChoiceRow } from "./choice-row.tsx";
export { Assignments } from "./grants/assignments.tsx";
export { groupNames, permissionGroups, usePermissionWords } from "./permission-groups.ts";
export { type Reaches, rolesOfReaches, useReachWords } from "./reach.ts";
export { ReachRows } from "./reach-rows.tsx";
