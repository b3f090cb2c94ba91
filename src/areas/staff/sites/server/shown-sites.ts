import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { emptyAddress } from "../contract.ts";
import type { Shown, SiteRow } from "./sql.ts";

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
export function siteAnswerOf(row: SiteRow) {
	const { address } = row;
	return {
		...row,
		address: address === null ? null : { ...emptyAddress, ...address },
	};
}
