export { Assignments } from "./assignments.tsx";
export { ChoiceRow } from "./choice-row.tsx";
export { groupNames, permissionGroups } from "./permission-groups.ts";
export { type Reaches, rolesOfReaches } from "./reach.ts";
export { ReachRows } from "./reach-rows.tsx";
export { usePermissionWords } from "./use-permission-words.ts";
export { useReachWords } from "./use-reach-words.ts";
