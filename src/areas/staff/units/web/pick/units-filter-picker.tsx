import type { UnitsPickerGiven } from "#kit/ui/data-grid/filter/choice-filters.tsx";
import { UnitsField } from "#kit/ui/picker/units/unit-fields.tsx";
import { useUnits } from "../use-units.ts";
import { recentUnits } from "./known-units.ts";

/** Units for a list's filter: `filter.units({ id, label, Picker: UnitsFilterPicker })`. */
export function UnitsFilterPicker(given: UnitsPickerGiven) {
	const { units } = useUnits({ withDisabled: true });
	return (
		<UnitsField
			label={given.label}
			units={units}
			value={given.value}
			recent={recentUnits}
			onChange={(ids) => given.onChange([...ids])}
		/>
	);
}
