import { tellNews } from "#areas/shift-planning/plan-news/server/public.ts";
import { demandUnits, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { releaseTooFar } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { type PublishedShifts, publishUntil, releaseUntil } from "./sql/publish.ts";
import { permission } from "./write/resolve-changes.ts";

const furthestDays = 732;

/** Makes the plan of departments known to their people up to a day; a department that releases by day does so from then on. */
export const publishShifts: Handler<(typeof contract)["publishShifts"]> = async (
	context,
	{ unitIds, to },
) => {
	const { tx, tenantId, session, now } = context;
	const units = [...new Set(unitIds)].sort();
	await demandUnits(tx, session, { key: permission, level: "WRITE", unitIds: units });
	if (to > isoDayPlus(todayOf(context), furthestDays)) refuse(releaseTooFar);
	const wanted = { tenantId, unitIds: units, to, now };
	const known = await publishUntil(tx, wanted);
	await releaseUntil(tx, tenantId, units, to);
	// who planned meanwhile has been waited for: what she made is known, too
	const made = [...known, ...(await publishUntil(tx, wanted, { waits: false }))];
	await tellNews(context, made.flatMap(newTo), { cause: "PUBLISHED" });
	await auditAll(
		tx,
		context,
		units.map((unitId) => ({
			...{ entity: "shift_plan", entityId: unitId, action: "released", before: null },
			after: { publishedTo: to },
		})),
	);
	for (const { userId, unitId, ids } of made) {
		context.announce({ kind: "SHIFTS", unitId, ids, ...(userId !== null && { userId }) });
	}
	if (made.some(({ userId }) => userId === null))
		context.announce({ kind: "SHIFT_OFFERS", ids: [] });
	return {
		shifts: made.reduce((sum, { ids }) => sum + ids.length, 0),
		people: new Set(made.flatMap(({ userId }) => userId ?? [])).size,
	};
};

function newTo({ userId, ahead }: PublishedShifts) {
	return userId === null ? [] : ahead.map((shiftId) => ({ userId, shiftId, was: null }));
}
