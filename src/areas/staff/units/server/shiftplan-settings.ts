import { demandUnit, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import type { contract } from "../contract.ts";
import { demandRules, shownInherited, shownRules, tracedAs } from "./shift-rules.ts";
import {
	readShiftplanSettings,
	type ShiftplanSettings,
	shiftplanSettings,
	writeShiftplanSettings,
} from "./sql/shiftplan-settings.ts";

export const getUnitShiftplanSettings: Handler<typeof contract.getUnitShiftplanSettings> = async (
	context,
	{ unitId },
) => {
	const readable = visibleUnits(context.session, "units.manage", "READ");
	const [row] = await context.once<ShiftplanSettings>(
		shiftplanSettings(context.tenantId, unitId, readable),
	);
	if (row === undefined) return refuse(commonRefusals.notFound);
	const { rules, above, ...settings } = row;
	return { ...settings, own: shownRules(rules), inherited: shownInherited(above) };
};

export const putUnitShiftplanSettings: Handler<typeof contract.putUnitShiftplanSettings> = async (
	context,
	{ unitId, version, own, ...wanted },
) => {
	const { tx, session, tenantId } = context;
	await demandUnit(tx, session, { key: "units.manage", level: "WRITE", unitId });
	const { version: present, above, ...before } = await readShiftplanSettings(tx, tenantId, unitId);
	const trace = { entity: "unit_shiftplan_setting", entityId: unitId };
	if (version !== present) {
		const { rules, ...settings } = before;
		const shown = { own: shownRules(rules), inherited: shownInherited(above) };
		await refuseStale(tx, {
			tenantId,
			...trace,
			current: { ...settings, ...shown, version: present },
		});
	}
	const after = {
		...wanted,
		// without a limit there is no last day
		publishedTo: wanted.publishing === "LIMITED" ? wanted.publishedTo : null,
		rules: own === undefined ? before.rules : demandRules(own, context.language),
	};
	const next = present + 1;
	await writeShiftplanSettings(tx, tenantId, unitId, { ...after, version: next });
	const [was, is] = [before, after].map(tracedAs);
	await audit(tx, context, { ...trace, action: "changed", before: was, after: is });
	context.announce({ kind: "UNITS", ids: [unitId], update: "UPDATE" });
	return { version: next };
};
