import { useMemo } from "react";
import type { UnitsPickerGiven } from "#kit/ui/data-grid/filter/choice-filters.tsx";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { UnitField, UnitsField } from "#kit/ui/picker/units/unit-fields.tsx";
import type { TreeUnit } from "#kit/ui/picker/units/unit-tree.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { useUnits } from "../use-units.ts";
import { recentUnits } from "./known-units.ts";

interface Options {
	/** The first unit is shown but cannot be chosen. */
	readonly firstDisabled?: boolean;
	readonly disabledIds?: readonly string[];
}

/** A form's field for one unit of the current site, or the one it is already: `<UnitChoice {...form.field("unitId")} />`. */
export function UnitChoice(given: FieldGiven<string | null> & Options) {
	const units = useChoosable(given.value ?? "");
	const elsewhere = useUnitElsewhere(given.value, units);
	const shown = elsewhere === undefined ? units : [...units, elsewhere];
	return <UnitField {...given} units={shown} recent={recentUnits} />;
}

/** A unit that is chosen already and not of the current site: it would seem that nothing is. */
function useUnitElsewhere(unitId: string | null, units: readonly TreeUnit[]): TreeUnit | undefined {
	const isElsewhere = unitId !== null && units.length > 0 && !units.some(({ id }) => id === unitId);
	const { data } = useApi(contract.getUnit, { unitId: unitId ?? "" }, { enabled: isElsewhere });
	return isElsewhere ? data : undefined;
}

/** The same for several. */
export function UnitsChoice(given: FieldGiven<readonly string[]> & Options) {
	const units = useChoosable(given.value.join(" "));
	return <UnitsField {...given} units={units} recent={recentUnits} />;
}

/** Units for a list's filter: `filter.units({ id, label, Picker: UnitsFilterPicker })`. */
export function UnitsFilterPicker({ onChange, ...given }: UnitsPickerGiven) {
	const { units } = useUnits({ withDisabled: true });
	const change = (ids: readonly string[]) => onChange([...ids]);
	return <UnitsField {...given} units={units} recent={recentUnits} onChange={change} />;
}

/** Archived units are offered only where they are chosen already. */
function useChoosable(chosenIds: string) {
	const { units } = useUnits({ withDisabled: true });
	return useMemo(() => {
		const chosen = new Set(chosenIds.split(" "));
		return units.filter(({ id, isEnabled }) => isEnabled || chosen.has(id));
	}, [units, chosenIds]);
}
