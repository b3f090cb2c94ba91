import { anyOrAll, type Right, todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { participantUnknown } from "../contract.ts";
import { permission } from "./appointment-scope.ts";
import { withColleagues } from "./sql/list.ts";
import { invitable, type Owner } from "./sql/write.ts";

/** People whom one may invite, as a sub-query of ids: whom one lists, and those of one's own unit; null: everybody. */
export function invitablePeople(context: Pick<ReadContext, "session" | "now">) {
	const { session } = context;
	const rights: readonly Right[] = [
		["users.manage", "LIST"],
		[permission, "LIST"],
	];
	return withColleagues(anyOrAll(session, rights, todayOf(context)), session);
}

/**
 * Who is asked to come, each once and not the person whose it is; refuses whom one may not invite.
 *
 * @param known those who are asked already: they stay, even if one does not see them
 */
export async function demandParticipants(
	context: WriteContext,
	{ userId }: Owner,
	wanted: readonly string[],
	known: readonly string[] = [],
): Promise<string[]> {
	const { tx, tenantId } = context;
	const ids = [...new Set(wanted)].filter((id) => id !== userId);
	const added = ids.filter((id) => !known.includes(id));
	if (added.length === 0) return ids;
	const found = await invitable(tx, tenantId, added, invitablePeople(context));
	if (found.length < added.length) refuse(participantUnknown);
	return ids;
}
