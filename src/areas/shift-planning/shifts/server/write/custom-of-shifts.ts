import { checkCustom } from "#areas/settings/custom-fields/server/public.ts";
import { mayChangePersonal } from "#areas/staff/user-roles/server/public.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { ShiftChange } from "../../contract.ts";
import type { PlanChange } from "./resolve-changes.ts";

/**
 * The same changes with what is said of custom fields, each checked against its field. Only a form names them: what is moved
 * or copied keeps those it has. The same values of several people are checked once.
 */
export async function withCustom(
	context: WriteContext,
	asked: readonly ShiftChange[],
	changes: readonly PlanChange[],
): Promise<PlanChange[]> {
	const known = new Map<string, PlanChange["after"]["custom"]>();
	const made: PlanChange[] = [];
	for (const [nth, change] of changes.entries()) {
		const custom = asked[nth]?.values?.custom;
		if (custom === undefined) {
			made.push(change);
			continue;
		}
		const { after } = change;
		const { unitId, activityId, userId } = after;
		const isNew = change.before === null;
		const key = JSON.stringify([unitId, activityId, isNew, after.custom, custom, isNew || userId]);
		const values =
			known.get(key) ??
			(
				await checkCustom(context, {
					...{ entity: "SHIFT", before: after.custom, change: custom, unitId, activityId, isNew },
					mayPersonal: userId !== null && (await mayChangePersonal(context, userId)),
				})
			).values;
		known.set(key, values);
		made.push({ ...change, after: { ...after, custom: values } });
	}
	return made;
}
