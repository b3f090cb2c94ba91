import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { areAmong } from "./sql/places.ts";
import { visibleUsers } from "./visible-people.ts";

/**
 * Refuses where the session does not hold a level of a key for a person: as missing whoever one may not see at all, as
 * forbidden whom one sees.
 */
export async function demandUser(
	tx: Tx,
	session: Session,
	needed: {
		readonly key: PermissionKey;
		readonly level: PermissionLevel;
		readonly userId: string;
		readonly today: string;
	},
): Promise<void> {
	const { key, level, userId, today } = needed;
	const [isOpen, isSeen] = await areAmong(tx, userId, [
		visibleUsers(session, key, level, today),
		visibleUsers(session, "users.manage", "LIST", today),
	]);
	if (isOpen) return;
	if (isSeen) refuse(commonRefusals.forbidden, { permission: key, level });
	refuse(commonRefusals.notFound);
}
