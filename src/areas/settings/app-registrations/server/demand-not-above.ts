import { may } from "#domain/access/may.ts";
import { isPermissionKey } from "#domain/access/permission-keys.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { PermissionItem } from "#kit/server/session.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { appAbovePairer, appUserUnknown } from "../contract.ts";
import { rightsOf } from "./sql.ts";

/** Refuses people who are not there, and those who may do something the session may not. */
export async function demandNotAbove(context: WriteContext, userId: string): Promise<void> {
	const { tx, session, tenantId } = context;
	if (session.impersonatorId !== null) refuse(commonRefusals.impersonating);
	const rights = await rightsOf(tx, tenantId, userId, todayOf(context));
	if (rights === undefined) return refuse(appUserUnknown);
	if (userId === session.userId) return;
	if (rights.some((right) => !holds(context, right))) refuse(appAbovePairer);
}

function holds({ session }: WriteContext, { key, level, scope, siteId, unitId }: PermissionItem) {
	if (!isPermissionKey(key)) return false;
	const isGlobal = scope === "GLOBAL";
	return may(session.permissions, key, permissionLevels[level] ?? "FULL", {
		siteId: isGlobal ? null : siteId,
		unitIds: isGlobal || unitId === null ? [] : [unitId],
	});
}
