import { demandUnits, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { isAdministrator } from "#domain/access/may.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { supervisorNotFound, userUnitNotFound } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import {
	demandNotAbove,
	demandSomebodyElse,
	demandUnitsFor,
	openUser,
	traceUser,
} from "../open-user.ts";
import { countColleagues, putBackInUnit, updateUserRow } from "../sql/people.ts";
import {
	changePrimaryUnit,
	changeSecondaryUnits,
	replaceSupervisors,
	secondaryUnitsOf,
} from "../sql/places.ts";
import { onlyOnce } from "../taken.ts";

export const setUserUnit: Handler<typeof contract.setUserUnit> = async (
	context,
	{ userId, unitId, version, ...input },
) => {
	const { tx, tenantId, now } = context;
	const before = await openUser(context, userId, "WRITE", version);
	demandMovable(context, userId);
	await demandUnitsFor(context, [unitId]);
	const today = todayOf(context);
	const later = input.validFrom ?? "";
	const isLater = later > today;
	const validFrom = isLater ? later : today;
	const move = { unitId, validFrom, at: now.getTime() };
	await changePrimaryUnit(tx, tenantId, userId, move);
	const next = await updateUserRow(tx, tenantId, userId, { unitId });
	// grants without a place of their own reach from the new unit, be it only from a later day on
	await demandNotAbove(context, userId);
	if (isLater) await putBackInUnit(tx, tenantId, userId, before.unitId);
	await traceUser(context, userId, {
		action: "moved",
		before: { unitId: before.unitId },
		after: { unitId, validFrom },
	});
	context.announce({ kind: "ROLES", userId });
	return { version: next };
};

/** Who moved oneself could carry one's own rights to where they reach further. */
export function demandMovable(context: WriteContext, userId: string): void {
	if (isAdministrator(context.session.permissions)) return;
	demandSomebodyElse(context, userId);
}

/** Units that come and units that go must both be open to the person who changes them; the others stay. */
export const setSecondaryUnitIds: Handler<typeof contract.setSecondaryUnitIds> = async (
	context,
	{ userId, unitIds, version },
) => {
	const { tx, tenantId, session, now } = context;
	const user = await openUser(context, userId, "WRITE", version);
	const today = todayOf(context);
	const before = await secondaryUnitsOf(tx, tenantId, userId, today);
	const wanted = new Set(unitIds.filter((id) => id !== user.unitId));
	const added = [...wanted].filter((id) => !before.includes(id));
	const removed = before.filter((id) => !wanted.has(id));
	await demandUnitsFor(context, added);
	await demandUnits(tx, session, {
		key: "users.manage",
		level: "WRITE",
		unitIds: removed,
		notFound: userUnitNotFound,
	});
	const change = { added, removed, today, at: now.getTime() };
	await changeSecondaryUnits(tx, tenantId, userId, change);
	const next = await updateUserRow(tx, tenantId, userId, {});
	await traceUser(context, userId, {
		action: "changed",
		before: { secondaryUnitIds: before },
		after: { secondaryUnitIds: [...wanted] },
	});
	return { version: next };
};

export const setSupervisors: Handler<typeof contract.setSupervisors> = async (
	context,
	{ userId, supervisors, version },
) => {
	const { tx, tenantId, now } = context;
	await openUser(context, userId, "WRITE", version);
	const named = new Set(
		supervisors.flatMap((one) => [one.supervisorId, one.deputyForId]).filter((id) => id !== null),
	);
	const known = await countColleagues(tx, tenantId, userId, [...named]);
	if (known !== named.size) refuse(supervisorNotFound);
	const today = todayOf(context);
	const rows = supervisors.map((one) => ({ ...one, id: newId(now.getTime()) }));
	const before = await onlyOnce(context, () =>
		replaceSupervisors(tx, tenantId, userId, rows, today),
	);
	const next = await updateUserRow(tx, tenantId, userId, {});
	await traceUser(context, userId, {
		entity: "supervisor",
		action: "changed",
		before: { supervisors: before },
		after: { supervisors },
	});
	return { version: next };
};
