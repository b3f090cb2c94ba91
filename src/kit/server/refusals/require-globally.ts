import { holdsGlobally } from "#domain/access/may.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Session } from "../session.ts";
import { refuse } from "./refuse.ts";

/** For what belongs to no unit: a level held for one unit or site alone does not do. */
export function requireGlobally(
	{ permissions }: Pick<Session, "permissions">,
	permission: PermissionKey,
	level: PermissionLevel,
): void {
	if (holdsGlobally(permissions, permission, level)) return;
	refuse(commonRefusals.forbidden, { permission, level });
}
