import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import { commonRefusals } from "../../../../kit/contract/refusal.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { todayOf } from "../../../../kit/server/today-of.ts";
import { visibleUsers } from "../../user-roles/server/public.ts";
import { type contract, qualifications } from "../contract.ts";
import { type AssignmentRow, holdersOf } from "./sql.ts";

export async function listQualificationUsers(
	context: ReadContext,
	{ id }: { readonly id: string },
): Promise<AnswerOf<typeof contract.listQualificationUsers>> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	const key = qualifications.permission;
	const visible = visibleUsers(session, key, "READ", today);
	const rows = await context.once<AssignmentRow>(
		holdersOf(tenantId, id, visible, today),
	);
	if (rows.length === 0) refuse(commonRefusals.notFound);
	return { assignments: rows.filter((row) => row.id !== null) };
}
