import { useMemo } from "react";
import { times } from "#kit/contract/limits.ts";
import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type UnitItem } from "../contract.ts";
import { treeUnits, unitsInput } from "./pick/known-units.ts";
import { useOrganisationLive } from "./use-organisation-live.ts";

export interface Units {
	/** For pickers; empty until they are there. */
	readonly units: readonly TreeUnit[];
	/** As the server says, parents before children, archived ones too. */
	readonly items: readonly UnitItem[];
	readonly state: "loading" | "failed" | "ready";
	readonly nameOf: (unitId: string) => string | undefined;
	readonly refetch: () => void;
}

const none: readonly UnitItem[] = [];

/**
 * The units of the current site that one may see: kept for 15 seconds, and fetched anew when a live message says so.
 *
 * @param withDisabled archived units stand in `units` as well
 */
export function useUnits({
	withDisabled = false,
}: {
	readonly withDisabled?: boolean;
} = {}): Units {
	const { data, isError, refetch } = useApi(contract.listUnits, unitsInput, {
		staleTime: times.organisationCache,
	});
	useOrganisationLive(contract.listUnits, "UNITS");
	const items = data?.items ?? none;
	return {
		units: treeUnits(items, withDisabled),
		items,
		state: data !== undefined ? "ready" : isError ? "failed" : "loading",
		nameOf: (unitId) => items.find(({ id }) => id === unitId)?.name,
		refetch: () => void refetch(),
	};
}

/** Of any unit that one may see, the company's too, once it is known: what the panel of a part of its data is about. */
export function useUnitName(unitId: string): string | undefined {
	return useApi(contract.getUnit, { unitId }).data?.name;
}

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
