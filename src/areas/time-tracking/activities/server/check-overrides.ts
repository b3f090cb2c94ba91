import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refuse.ts";
import {
	type BookableActivity,
	bookableClasses,
	overrideDefaultTwice,
	overrideDefaultUnusable,
	overrideNotBookable,
	overrideNothingLeft,
} from "../contract/overrides.ts";
import type { AskedOverride } from "./changed-overrides.ts";

type Known = ReadonlyMap<string, { readonly classType: string; readonly isEnabled: boolean }>;

/** Refuses what nobody could book by: unknown or unfit activities, two defaults of a class or unusable ones. */
export function checkOverrides(asked: readonly AskedOverride[], known: Known): void {
	const defaults = new Set<string>();
	for (const { activityId, isAllowed, isDefault } of asked) {
		const activity = known.get(activityId) ?? refuse(commonRefusals.notFound);
		const { classType, isEnabled } = activity;
		if (!(bookableClasses as readonly string[]).includes(classType)) {
			refuse(overrideNotBookable);
		}
		if (!isDefault) continue;
		if (!isAllowed || !isEnabled) refuse(overrideDefaultUnusable);
		if (defaults.has(classType)) refuse(overrideDefaultTwice);
		defaults.add(classType);
	}
}

/** Clocks begin with one of these. */
const neededClasses = ["WORKTIME", "PAUSE"] as const;

/** Refuses to withhold every activity that a clock could begin work or a pause with. */
export function checkSomethingLeft(
	present: readonly BookableActivity[],
	asked: readonly AskedOverride[],
): void {
	const withheld = new Set(asked.filter((one) => !one.isAllowed).map((one) => one.activityId));
	for (const needed of neededClasses) {
		const left = present.some(
			({ id, classType, isEnabled }) => classType === needed && isEnabled && !withheld.has(id),
		);
		if (!left) refuse(overrideNothingLeft);
	}
}
