import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { createRoleAssignments } from "./assign-roles.ts";
import {
	createUserPermission,
	deleteRoleAssignment,
	deleteUserPermission,
	updateRoleAssignment,
	updateUserPermission,
} from "./change-grants.ts";
import { getEffectivePermissions } from "./get-effective-permissions.ts";
import { listRoleAssignments, listUserPermissions } from "./list-grants.ts";
import { updateBasicRoles } from "./update-basic-roles.ts";

export const routes = serve(contract, {
	listRoleAssignments,
	createRoleAssignments,
	updateRoleAssignment,
	deleteRoleAssignment,
	updateBasicRoles,
	listUserPermissions,
	createUserPermission,
	updateUserPermission,
	deleteUserPermission,
	getEffectivePermissions,
});
