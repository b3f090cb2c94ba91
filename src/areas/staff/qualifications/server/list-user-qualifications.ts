import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { contract } from "../contract.ts";
import { heldBy } from "./sql.ts";
import { requireForUser } from "./write-assignment.ts";

/** One's own without any right; others' with READ for them. */
export function listUserQualifications(
	context: ReadContext,
	{ userId }: { readonly userId: string },
): Promise<AnswerOf<typeof contract.listUserQualifications>> {
	const { session, tenantId } = context;
	return context.read(async (tx) => {
		if (userId !== session.userId) await requireForUser(tx, context, userId, "READ");
		return { assignments: await heldBy(tx, tenantId, userId, todayOf(context)) };
	});
}
