import { levelForUser } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { setUserTags } from "./set-user-tags.ts";

interface Given {
	readonly userId: string;
	readonly tagIds: readonly string[];
}

export async function putUserTags(
	context: WriteContext,
	{ userId, tagIds }: Given,
): Promise<Record<string, never>> {
	const { tx, session } = context;
	const today = todayOf(context);
	const level = await levelForUser(tx, session, "users.manage", userId, today);
	if (!includesLevel(level, "WRITE")) refuse(commonRefusals.notFound);
	await setUserTags(tx, context, userId, tagIds);
	return {};
}
