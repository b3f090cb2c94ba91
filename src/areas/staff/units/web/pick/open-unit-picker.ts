import { pickUnits } from "#kit/ui/picker/units/pick-units.ts";
import type { UnitPickerGiven } from "#kit/ui/picker/units/unit-picker-dialog.tsx";
import { fetchUnits, recentUnits } from "./known-units.ts";

interface Given extends Omit<UnitPickerGiven, "units"> {
	/** Archived units are offered too. */
	readonly withDisabled?: boolean;
}

/**
 * Asks for units of the current site; null when nothing is to be changed.
 *
 * Example: `const [unitId] = (await openUnitPicker({ value: [user.unitId] })) ?? []`
 */
export function openUnitPicker({
	withDisabled = false,
	...given
}: Given = {}): Promise<readonly string[] | null> {
	return pickUnits({ recent: recentUnits, ...given, units: () => fetchUnits(withDisabled) });
}
