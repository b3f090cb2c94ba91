import { defaultRoles } from "#domain/access/default-roles.ts";
import type { PermissionScope } from "#domain/access/permission-map.ts";

/** Where a role is assigned unless said otherwise: the one of the product by its name, any other at the person's unit. */
export function usualScope(name: string): PermissionScope {
	return defaultRoles.find((role) => role.name === name)?.usualScope ?? "UNIT";
}
