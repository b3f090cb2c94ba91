import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { areAmong } from "./sql/places.ts";
import { visibleUsers } from "./visible-people.ts";

/**
 * Refuses where the session does not hold a level of a key for a person: as forbidden where one sees the person (oneself,
 * whom one lists, for whom one holds a lower level of the key), as missing where one does not.
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
	const [isOpen, ...isSeen] = await areAmong(tx, userId, [
		visibleUsers(session, key, level, today),
		visibleUsers(session, "users.manage", "LIST", today),
		visibleUsers(session, key, "LIST", today),
	]);
	if (isOpen) return;
	if (userId === session.userId || isSeen.includes(true))
		refuse(commonRefusals.forbidden, { permission: key, level });
	refuse(commonRefusals.notFound);
}
