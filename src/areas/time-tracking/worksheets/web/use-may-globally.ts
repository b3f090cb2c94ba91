import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { permissionsOf, useSessionOrNull } from "#kit/web/session/session-store.ts";
import { templates } from "../contract/templates.ts";

/** Whether the person may deal with templates, which are the whole company's. */
export function useMayGlobally(level: PermissionLevel): boolean {
	const permissions = permissionsOf(useSessionOrNull());
	return holdsGlobally(permissions, templates.permission, level);
}
