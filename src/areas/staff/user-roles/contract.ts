import * as z from "zod/mini";
import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import { permissionKeys } from "#domain/access/permission-keys.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { permissionScopes } from "#domain/access/permission-map.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { civilDay, id, nothing } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { commonRefusals, refusal } from "#kit/contract/refusal.ts";

/** A grant above what the granter holds at that place; `facts` name key and level. */
export const grantForbidden = refusal("ForbiddenAction", "GRANT_FORBIDDEN");
export const roleNotFound = refusal("EntityNotFound", "ROLE_NOT_FOUND");
/** Nobody but an administrator, who holds everything already, changes one's own rights. */
export const ownRights = refusal("ForbiddenAction", "OWN_RIGHTS");
export const grantEndsBeforeBegin = refusal("InvalidAction", "GRANT_ENDS_BEFORE_BEGIN");
/** The same grant at the same place from the same day on is there already. */
export const grantedTwice = refusal("InvalidAction", "GRANTED_TWICE");

/** A key that is on or off was given a level in between; a single grant of nothing. */
export const levelNotGrantable = refusal("InvalidAction", "PERMISSION_LEVEL_NOT_GRANTABLE");

/** Live messages to browsers about somebody's roles and single grants. */
export const grantsTopic = "GRANTS";

const key = "roles.manage";
const version = z.number().check(z.int());
const days = { validFrom: civilDay, validTo: z.nullable(civilDay) };
const place = {
	scope: z.enum(permissionScopes),
	/** Null with SITE or UNIT: the person's own. */
	siteId: z.nullable(id),
	unitId: z.nullable(id),
};
const where = {
	...place,
	/** Of the site or unit it reaches, also where that is the person's own; null with GLOBAL. */
	placeName: z.nullable(z.string()),
	isOwnPlace: z.boolean(),
	validFrom: z.string(),
	validTo: z.nullable(z.string()),
};
const held = {
	id,
	version,
	userId: id,
	firstName: z.string(),
	lastName: z.string(),
	...where,
	/** Whether it holds today. */
	isCurrent: z.boolean(),
};
const assignment = z.object({ ...held, roleId: id, roleName: z.string() });
const single = z.object({ ...held, key: z.string(), level: z.enum(permissionLevels) });
const source = z.object({
	kind: z.enum(["ROLE", "SINGLE"]),
	/** Null of a single grant. */
	roleId: z.nullable(id),
	roleName: z.nullable(z.string()),
	level: z.enum(permissionLevels),
	/** Through access.defaults, which stands for every key. */
	isDefaults: z.boolean(),
	...where,
	/** Whether the resulting level rests on it. */
	isDecisive: z.boolean(),
});

export type RoleAssignment = z.output<typeof assignment>;
export type SingleGrant = z.output<typeof single>;
export type GrantSource = z.output<typeof source>;

export const assignmentColumns = ["name", "role", "place", "validFrom", "validTo"] as const;

const changes = [grantForbidden, ownRights, grantEndsBeforeBegin];

const reading = { access: { key, level: "READ" }, refusals: [] } as const;
const changing = {
	access: { key, level: "WRITE" },
	answer: z.object({ version }),
} as const;
const changed = [commonRefusals.staleVersion, lastAdministrator, grantedTwice, ...changes];
const taking = {
	access: { key, level: "FULL" },
	input: z.object({ id }),
	answer: nothing,
	refusals: [lastAdministrator, grantForbidden, ownRights],
} as const;

export const contract = {
	listRoleAssignments: endpoint("listRoleAssignments", {
		route: "GET /api/role-assignments",
		...reading,
		summary:
			"Who holds which role where, of the people one may see: of a role, a person, or at a unit",
		input: z.object({
			...listInput(assignmentColumns),
			roleId: z.optional(id),
			userId: z.optional(id),
			unitId: z.optional(id),
		}),
		answer: listAnswer(assignment),
	}),
	createRoleAssignments: endpoint("createRoleAssignments", {
		route: "POST /api/role-assignments",
		summary: "Give people a role; who has it there from that day on is left out",
		access: { key, level: "WRITE" },
		input: z.object({
			roleId: id,
			userIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
			...place,
			...days,
		}),
		answer: z.object({ created: z.number() }),
		refusals: [roleNotFound, ...changes],
	}),
	updateRoleAssignment: endpoint("updateRoleAssignment", {
		route: "PUT /api/role-assignments/{id}",
		...changing,
		summary: "Change the days of an assignment",
		input: z.object({ id, version, ...days }),
		refusals: changed,
	}),
	deleteRoleAssignment: endpoint("deleteRoleAssignment", {
		route: "DELETE /api/role-assignments/{id}",
		...taking,
		summary: "Take an assignment back",
	}),
	updateBasicRoles: endpoint("updateBasicRoles", {
		route: "PUT /api/users/{userId}/basic-roles",
		summary:
			"How far roles reach for a person from today on: her unit, her site, the company, or not at all; roles that are not named stay",
		access: { key, level: "WRITE" },
		input: z.object({
			userId: id,
			roles: z
				.array(
					z.object({
						roleId: id,
						/** Null takes the role back, which needs FULL, and so does a narrower scope than before. */
						scope: z.nullable(z.enum(permissionScopes)),
					}),
				)
				.check(z.maxLength(500)),
		}),
		answer: nothing,
		refusals: [roleNotFound, lastAdministrator, grantForbidden, ownRights],
	}),
	listUserPermissions: endpoint("listUserPermissions", {
		route: "GET /api/users/{userId}/permissions",
		...reading,
		summary: "Single grants of a person, all or those at one unit",
		input: z.object({ userId: id, unitId: z.optional(id) }),
		answer: z.object({ items: z.array(single) }),
	}),
	createUserPermission: endpoint("createUserPermission", {
		route: "POST /api/users/{userId}/permissions",
		summary: "Give a person one right at a place",
		access: { key, level: "WRITE" },
		input: z.object({
			userId: id,
			key: z.enum(permissionKeys),
			level: z.enum(permissionLevels),
			...place,
			...days,
		}),
		answer: z.object({ id }),
		refusals: [grantedTwice, levelNotGrantable, ...changes],
	}),
	updateUserPermission: endpoint("updateUserPermission", {
		route: "PUT /api/user-permissions/{id}",
		...changing,
		summary: "Change level or days of a single grant",
		input: z.object({ id, version, level: z.enum(permissionLevels), ...days }),
		refusals: [levelNotGrantable, ...changed],
	}),
	deleteUserPermission: endpoint("deleteUserPermission", {
		route: "DELETE /api/user-permissions/{id}",
		...taking,
		summary: "Take a single grant back",
	}),
	getEffectivePermissions: endpoint("getEffectivePermissions", {
		route: "GET /api/users/{userId}/effective-permissions",
		summary:
			"What a person may do today, in all or at one unit, and where each right comes from; one's own always",
		access: { signedIn: true },
		input: z.object({ userId: id, unitId: z.optional(id) }),
		answer: z.object({
			firstName: z.string(),
			lastName: z.string(),
			unitName: z.nullable(z.string()),
			/** One for each key, in the order of the product. */
			permissions: z.array(
				z.object({
					key: z.enum(permissionKeys),
					level: z.enum(permissionLevels),
					sources: z.array(source),
				}),
			),
		}),
	}),
} as const;
