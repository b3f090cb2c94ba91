import { todayOf, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { type UnitDetailRow, unitDetail } from "./sql/tree.ts";

export const getUnit: Handler<typeof contract.getUnit> = async (context, { unitId }) => {
	const { session, tenantId } = context;
	const shown = {
		tenantId,
		visible: visibleUnits(session, "units.manage", "LIST"),
		readable: visibleUnits(session, "units.manage", "READ"),
		hasCustom: session.uiFeatures.includes("CUSTOMFIELDS"),
	};
	const [row] = await context.once<UnitDetailRow>(unitDetail(shown, unitId, todayOf(context)));
	return row ?? refuse(commonRefusals.notFound);
};
