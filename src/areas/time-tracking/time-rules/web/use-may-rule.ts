import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { permissionsOf, useSession } from "#kit/web/session/session-store.ts";

/** Whether rules may be changed: they are said for the whole company. */
export function useMayRule(level: PermissionLevel): boolean {
	const permissions = permissionsOf(useSession());
	return holdsGlobally(permissions, "timerules.manage", level);
}
