import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { peopleAmong } from "./sql/places.ts";
import { visibleUsers } from "./visible.ts";

interface Needed {
	readonly key: PermissionKey;
	readonly level: PermissionLevel;
	readonly userIds: readonly string[];
}

/** FORBIDDEN: the person is seen, but the right is not held for them. */
type PersonFault = "USER_NOT_FOUND" | "FORBIDDEN";

/** Of several people by the one rule of who may: what speaks against doing something to each; one question for all. */
export async function faultsOfPeople(
	context: WriteContext,
	{ key, level, userIds }: Needed,
): Promise<(userId: string) => PersonFault | undefined> {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const people = await peopleAmong(tx, tenantId, userIds, {
		open: visibleUsers(session, key, level, today),
		seen: [
			visibleUsers(session, key, "LIST", today),
			visibleUsers(session, "users.manage", "LIST", today),
		],
	});
	return (userId) => {
		const isSeen = people.has(userId) || userId === session.userId;
		if (!isSeen) return "USER_NOT_FOUND";
		return people.get(userId) ? undefined : "FORBIDDEN";
	};
}
