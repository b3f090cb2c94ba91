import { isDeepStrictEqual } from "node:util";
import { demandUser } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { tagNotFound } from "../contract.ts";
import { replaceTags, tagIdsOf } from "./sql.ts";

interface Given {
	readonly userId: string;
	readonly tagIds: readonly string[];
}

export async function putUserTags(context: WriteContext, { userId, tagIds }: Given) {
	const { tx, session } = context;
	const needed = { key: "users.manage", level: "WRITE", userId, today: todayOf(context) } as const;
	await demandUser(tx, session, needed);
	await setUserTags(tx, context, userId, tagIds);
	return {};
}

/** Gives a person these tags and no others. Whether the session may change the person is the caller's question. */
async function setUserTags(
	tx: Tx,
	context: WriteContext,
	userId: string,
	tagIds: readonly string[],
): Promise<void> {
	const { tenantId } = context;
	const wanted = [...new Set(tagIds)].sort();
	const before = await tagIdsOf(tx, tenantId, userId);
	if (isDeepStrictEqual(before, wanted)) return;
	const known = await replaceTags(tx, tenantId, userId, wanted);
	if (known < wanted.length) refuse(tagNotFound);
	await audit(tx, context, {
		entity: "user_tag",
		entityId: userId,
		subjectUserId: userId,
		action: "changed",
		before: { tagIds: before },
		after: { tagIds: wanted },
	});
	context.announce({ kind: "USERS", ids: [userId], update: "UPDATE" });
}
