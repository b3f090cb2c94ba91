import { shownGroups, useCustomFields } from "#areas/settings/custom-fields/web/public.ts";
import type { Unit } from "./unit-panel.tsx";

/** The custom fields that are asked for at a unit, by their groups. */
export function useUnitCustom({ id, path, custom = {} }: Unit) {
	const { fields, isReady } = useCustomFields("UNIT");
	const unitIds = [...path.map((unit) => unit.id), id];
	return { groups: shownGroups({ fields, unitIds, custom }), isReady };
}
