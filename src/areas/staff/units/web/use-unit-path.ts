import { useMemo } from "react";
import { useUnits } from "./use-units.ts";

/** Ids of a unit and those above it, as far as they are known. */
export function useUnitPath(unitId: string): readonly string[] {
	const { items } = useUnits();
	return useMemo(() => {
		const path: string[] = [];
		let at: string | null = unitId;
		while (at !== null && !path.includes(at)) {
			path.push(at);
			const id: string = at;
			at = items.find((unit) => unit.id === id)?.parentId ?? null;
		}
		return path;
	}, [items, unitId]);
}
