import { todayOf, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { type UnitDetailRow, unitDetail } from "./sql/tree.ts";

type Endpoint = (typeof contract)["getUnit"];

export async function getUnit(
	context: ReadContext,
	{ unitId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { session, tenantId } = context;
	const shown = {
		tenantId,
		visible: visibleUnits(session, "units.manage", "LIST"),
		readable: visibleUnits(session, "units.manage", "READ"),
		hasCustom: session.uiFeatures.includes("CUSTOMFIELDS"),
	};
	const [row] = await context.once<UnitDetailRow>(unitDetail(shown, unitId, todayOf(context)));
	return row ?? refuse(commonRefusals.notFound);
}
