import { unitsInFilter, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { unitRows } from "./sql/tree.ts";

type Reader = Pick<ReadContext, "session" | "tenantId" | "siteFilter">;

/** The units that a session sees at the current site, in no order. */
export function shownUnits(
	{ session, tenantId, siteFilter }: Reader,
	input: InputOf<(typeof contract)["listUnits"]>,
): Statement {
	return unitRows(
		{
			tenantId,
			visible: visibleUnits(session, "units.manage", "LIST"),
			readable: visibleUnits(session, "units.manage", "READ"),
			hasCustom: session.uiFeatures.includes("CUSTOMFIELDS"),
		},
		{ ...input, among: unitsInFilter(session, siteFilter) },
	);
}
