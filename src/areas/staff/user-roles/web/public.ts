export { ChoiceRow } from "./choice-row.tsx";
export { Assignments } from "./grants/assignments.tsx";
export {
	type GroupName,
	groupNames,
	permissionGroups,
	usePermissionWords,
} from "./permission-groups.ts";
export { type Reaches, ReachRows, rolesOfReaches, useReachWords } from "./reach-rows.tsx";
