import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { readShiftplanSettings, writeShiftplanSettings } from "./sql/shiftplan-settings.ts";

type Endpoint = (typeof contract)["putUnitShiftplanSettings"];

export async function putUnitShiftplanSettings(
	context: WriteContext,
	{ unitId, version, ...wanted }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, session, tenantId } = context;
	await demandUnit(tx, session, {
		key: "units.manage",
		level: "WRITE",
		unitId,
	});
	const { version: present, ...before } = await readShiftplanSettings(tx, tenantId, unitId);
	const trace = { entity: "unit_shiftplan_setting", entityId: unitId };
	if (version !== present) {
		const current = { ...before, version: present };
		await refuseStale(tx, { tenantId, ...trace, current });
	}
	const after = {
		...wanted,
		// without a limit there is no last day
		publishedTo: wanted.publishing === "LIMITED" ? wanted.publishedTo : null,
	};
	const next = present + 1;
	await writeShiftplanSettings(tx, tenantId, unitId, {
		...after,
		version: next,
	});
	await audit(tx, context, { ...trace, action: "changed", before, after });
	context.announce({ kind: "UNITS", ids: [unitId], update: "UPDATE" });
	return { version: next };
}
