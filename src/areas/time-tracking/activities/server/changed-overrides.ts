import type { BookableActivity } from "../contract/overrides.ts";
import type { Override } from "./sql/overrides.ts";

export type AskedOverride = Omit<Override, "classType">;

/** What is to be written: what differs from now. Of activities that are not named nothing differs from the company. */
export function changedOverrides(
	present: readonly BookableActivity[],
	asked: readonly AskedOverride[],
): Override[] {
	const wanted = new Map(asked.map((one) => [one.activityId, one]));
	return present.flatMap(({ id, classType, ...now }) => {
		const { isAllowed = true, isDefault = false } = wanted.get(id) ?? {};
		const isSame = isAllowed === now.isAllowed && isDefault === now.isDefault;
		return isSame ? [] : [{ activityId: id, classType, isAllowed, isDefault }];
	});
}
