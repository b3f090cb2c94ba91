import { isInFilter, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { type Counted, cappedPage } from "#kit/server/answered-page.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { answerOf, scopeOf } from "./list-absences.ts";
import { absenceCustom } from "./sql/absence-custom.ts";
import { type ManagedRow, type ManagedScope, managedPage } from "./sql/managed.ts";

export const listAbsencesOf: Handler<(typeof contract)["listAbsencesOf"]> = async (
	context,
	input,
) => {
	const rows = await context.once<Counted<ManagedRow>>(managedPage(managedScope(context), input));
	const { items, ...paging } = cappedPage(input, rows);
	const ownId = context.session.userId;
	const shown = items.map(({ custom, customNames, ...row }) => ({
		...answerOf(row, ownId),
		...{ custom, customNames },
	}));
	return { items: shown, ...paging };
};

/** Whose absences the reader may read, for the list and its export. */
export function managedScope(
	reader: Pick<ReadContext, "tenantId" | "session" | "now" | "siteFilter">,
): ManagedScope {
	const { session, siteFilter } = reader;
	const today = todayOf(reader);
	const scope = scopeOf(reader);
	const custom = absenceCustom(reader, scope);
	return { ...scope, isInSite: isInFilter(session, siteFilter, today), today, custom };
}
