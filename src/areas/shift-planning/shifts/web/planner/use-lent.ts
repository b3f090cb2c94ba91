import { useMemo } from "react";
import { useUnits } from "#areas/staff/units/web/public.ts";
import type { PlannedShift } from "./plan-items.ts";

/** The department in which somebody works who belongs neither to it nor to one below it. */
export function useLent(): (shift: PlannedShift) => string | undefined {
	const { items } = useUnits();
	return useMemo(() => {
		const units = new Map(items.map((one) => [one.id, one]));
		const isWithin = (id: string | null, above: string): boolean =>
			id !== null && (id === above || isWithin(units.get(id)?.parentId ?? null, above));
		return ({ homeId, unitId }) => {
			if (homeId === null || unitId === null || isWithin(homeId, unitId)) return undefined;
			return units.get(unitId)?.name;
		};
	}, [items]);
}
