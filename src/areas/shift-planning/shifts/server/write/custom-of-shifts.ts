import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { holdsAnywhere } from "#domain/access/may.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { ShiftChange } from "../../contract.ts";
import { peopleAmong } from "../sql/places.ts";
import type { PlanChange } from "./resolve-changes.ts";

/**
 * The same changes with what is said of custom fields, each checked against its field. Only a form names them: what is moved
 * or copied keeps those it has. Whose personal fields may be changed is asked once for all people, and the same values of several
 * of them are checked once.
 */
export async function withCustom(
	context: WriteContext,
	asked: readonly ShiftChange[],
	changes: readonly PlanChange[],
): Promise<PlanChange[]> {
	const saying = changes.filter((_, nth) => asked[nth]?.values?.custom !== undefined);
	if (saying.length === 0) return [...changes];
	const personal = await personalOf(context, saying);
	const known = new Map<string, PlanChange["after"]["custom"]>();
	const made: PlanChange[] = [];
	for (const [nth, change] of changes.entries()) {
		const { before, after } = change;
		const custom = asked[nth]?.values?.custom;
		if (custom === undefined) {
			made.push(change);
			continue;
		}
		const { unitId, activityId, userId } = after;
		const mayPersonal = userId !== null && personal.has(userId);
		const isNew = before === null;
		const given = { before: after.custom, change: custom, unitId, activityId, isNew, mayPersonal };
		const key = JSON.stringify(given);
		const values =
			known.get(key) ?? (await checkCustom(context, { entity: "SHIFT", ...given })).values;
		known.set(key, values);
		made.push({ ...change, after: { ...after, custom: values } });
	}
	return made;
}

/** People of some changes whose personal fields may be changed: oneself, and whose contracts one may change. */
async function personalOf(
	context: WriteContext,
	changes: readonly PlanChange[],
): Promise<ReadonlySet<string>> {
	const { tx, tenantId, session } = context;
	const right = ["contracts.manage", "WRITE"] as const;
	const ids = [...new Set(changes.flatMap(({ after }) => after.userId ?? []))];
	const others = ids.filter((id) => id !== session.userId);
	const mayAny = others.length > 0 && holdsAnywhere(session.permissions, ...right);
	const people = visibleUsers(session, ...right, todayOf(context));
	const found = mayAny ? await peopleAmong(tx, tenantId, others, people) : [];
	return new Set([session.userId, ...found]);
}
