import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Session } from "#kit/server/session.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, qualifications } from "../contract.ts";
import { type AssignmentRow, type HoldersAsked, holdersOf } from "./sql.ts";

interface Reader {
	readonly tenantId: string;
	readonly session: Session;
	readonly now: Date;
}

/** Who holds a qualification, of the people the reader may see. */
export const listQualificationUsers: Handler<typeof contract.listQualificationUsers> = async (
	context,
	{ id, search, ...paging },
) => {
	const rows = await context.once<AssignmentRow>(pageOfHolders(context, { id, search, ...paging }));
	if (rows.length === 0) refuse(commonRefusals.notFound);
	const { items: assignments, total } = answeredPage(paging, rows);
	return { assignments, total };
};

type HoldersGiven = HoldersAsked["paging"] & Pick<HoldersAsked, "search"> & { readonly id: string };

export function pageOfHolders(reader: Reader, { id, search, ...paging }: HoldersGiven): Statement {
	const { tenantId, session } = reader;
	const today = todayOf(reader);
	const visible = visibleUsers(session, qualifications.permission, "READ", today);
	return holdersOf({ tenantId, qualificationId: id, visible, today, search, paging });
}
