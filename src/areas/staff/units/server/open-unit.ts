import { demandUnit } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { type AuditEvent, audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { unitNotFound } from "../contract.ts";
import { lockTree, readUnit, type StoredUnit } from "./sql/units.ts";

/**
 * The unit to be changed, with the tree locked: refuses whom it is not open to, and a version that is not the present one.
 *
 * @param version undefined where the newest will do, as for deletion
 */
export async function openUnit(
	{ tx, session, tenantId }: WriteContext,
	unitId: string,
	level: PermissionLevel,
	version?: number,
): Promise<StoredUnit> {
	await demandUnit(tx, session, { key: "units.manage", level, unitId });
	await lockTree(tx, tenantId);
	const unit = await readUnit(tx, tenantId, unitId);
	if (unit === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== unit.version) {
		const { name, parentId, isEnabled } = unit;
		const current = { name, parentId, isEnabled, version: unit.version };
		await refuseStale(tx, { tenantId, entity: "unit", entityId: unitId, current });
	}
	return unit;
}

/** The unit that another one is to lie in; needs WRITE there too. */
export async function openParent({ tx, session, tenantId }: WriteContext, parentId: string) {
	await demandUnit(tx, session, {
		key: "units.manage",
		level: "WRITE",
		unitId: parentId,
		notFound: unitNotFound,
	});
	await lockTree(tx, tenantId);
	const parent = await readUnit(tx, tenantId, parentId);
	return parent ?? refuse(unitNotFound);
}

const updates = { created: "CREATE", deleted: "DELETE" } as const;

/** Leaves the trace of a change of a unit, and announces it. */
export async function traceUnit(
	context: WriteContext,
	unitId: string,
	event: Pick<AuditEvent, "action" | "before" | "after">,
): Promise<void> {
	await audit(context.tx, context, { entity: "unit", entityId: unitId, ...event });
	const update = updates[event.action as keyof typeof updates] ?? "UPDATE";
	context.announce({ kind: "UNITS", ids: [unitId], update });
}
