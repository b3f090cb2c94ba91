export { Assignments } from "./assignments.tsx";
export { groupNames, permissionGroups } from "./permission-groups.ts";
export { usePermissionWords } from "./use-permission-words.ts";
