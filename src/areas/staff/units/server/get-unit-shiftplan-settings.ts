import { visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { type ShiftplanSettings, shiftplanSettings } from "./sql/shiftplan-settings.ts";

type Endpoint = (typeof contract)["getUnitShiftplanSettings"];

export async function getUnitShiftplanSettings(
	context: ReadContext,
	{ unitId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const readable = visibleUnits(context.session, "units.manage", "READ");
	const [row] = await context.once<ShiftplanSettings>(
		shiftplanSettings(context.tenantId, unitId, readable),
	);
	return row ?? refuse(commonRefusals.notFound);
}
