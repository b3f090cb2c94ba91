import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import { grantForbidden, levelNotGrantable } from "#areas/staff/user-roles/contract.ts";
import { permissionKeys } from "#domain/access/permission-keys.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id } from "#kit/contract/fields.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { flagField, textField } from "#kit/contract/master-data/master-fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";

const key = "roles.manage";

export const roles = masterData({
	name: "Role",
	plural: "Roles",
	entity: "role",
	path: "/api/roles",
	permission: key,
	// browsers hear of it; ROLES itself speaks to the processes and their cached sessions
	topic: "ROLELIST",
	isArchivable: false,
	/** `isDefault`: every new person gets it. */
	fields: { name: textField(), isDefault: flagField() },
	sortedBy: "name",
	/** People who hold it, held it or will hold it; rights it contains, null for all of them. */
	extra: { userCount: z.number(), permissionCount: z.nullable(z.number()) },
	refusals: [grantForbidden],
});

const version = z.number().check(z.int());
/** What a role contains: keys it does not name are NONE. */
const permissions = z.array(
	z.object({ key: z.enum(permissionKeys), level: z.enum(permissionLevels) }),
);
const rolePermissions = z.object({
	id,
	name: z.string(),
	version,
	permissions,
	/** Whether the session may hand out all of it: else it cannot change or assign the role. */
	isWithinOwn: z.boolean(),
});

export const contract = {
	...roles.contract,
	getRolePermissions: endpoint("getRolePermissions", {
		route: "GET /api/roles/{id}/permissions",
		summary: "Keys and levels that a role contains",
		access: { key, level: "READ" },
		input: z.object({ id }),
		answer: rolePermissions,
	}),
	updateRolePermissions: endpoint("updateRolePermissions", {
		route: "PUT /api/roles/{id}/permissions",
		summary: "Replace what a role contains; nothing above one's own rights, before or after",
		access: { key, level: "WRITE" },
		input: z.object({ id, version, permissions: permissions.check(z.maxLength(200)) }),
		answer: rolePermissions,
		refusals: [commonRefusals.staleVersion, grantForbidden, lastAdministrator, levelNotGrantable],
	}),
} as const;
