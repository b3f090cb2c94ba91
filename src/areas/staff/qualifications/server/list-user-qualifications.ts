import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, qualifications } from "../contract.ts";
import { type AssignmentRow, heldBy, onlyUser } from "./sql.ts";

/** One's own without any right; others' with READ for them. */
export async function listUserQualifications(
	context: ReadContext,
	{ userId }: { readonly userId: string },
): Promise<AnswerOf<typeof contract.listUserQualifications>> {
	const { session, tenantId } = context;
	const { permission } = qualifications;
	const isOwn = userId === session.userId;
	if (!isOwn && !holdsAnywhere(session.permissions, permission, "READ")) {
		refuse(commonRefusals.forbidden, { permission, level: "READ" });
	}
	const today = todayOf(context);
	const visible = isOwn ? onlyUser(userId) : visibleUsers(session, permission, "READ", today);
	const rows = await context.once<AssignmentRow>(heldBy(tenantId, userId, visible, today));
	if (rows.length === 0) refuse(commonRefusals.notFound);
	return { assignments: rows.filter((row) => row.id !== null) };
}
