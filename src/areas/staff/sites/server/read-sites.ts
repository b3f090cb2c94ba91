import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { emptyAddress } from "#kit/contract/master-data/group-field.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { type Shown, type SiteRow, siteRow, siteRows } from "./sql.ts";

export const listSites: Handler<typeof contract.listSites> = async (context, input) => {
	const rows = await context.once<SiteRow>(siteRows(shownSites(context), input));
	const { page, pageSize } = input;
	return { items: rows.map(answerOf), total: rows[0]?.total ?? 0, page, pageSize };
};

export const getSite: Handler<typeof contract.getSite> = async (context, { siteId }) => {
	const shown = shownSites(context);
	const [row] = await context.once<SiteRow>(siteRow({ ...shown, visible: shown.readable }, siteId));
	return row === undefined ? refuse(commonRefusals.notFound) : answerOf(row);
};

/** Which sites a session sees, and which in detail: a site lies where its unit does. */
export function shownSites({
	session,
	tenantId,
}: Pick<ReadContext, "session" | "tenantId">): Shown {
	return {
		tenantId,
		visible: visibleUnits(session, "sites.manage", "LIST"),
		readable: visibleUnits(session, "sites.manage", "READ"),
	};
}

/** With every line of the address. */
const answerOf = (row: SiteRow) => ({
	...row,
	address: row.address && { ...emptyAddress, ...row.address },
});
