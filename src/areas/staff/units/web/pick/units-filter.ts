import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { useUnits } from "../use-units.ts";
import { UnitsFilterPicker } from "./unit-choice.tsx";

interface Given {
	readonly label: string;
	readonly units: ReturnType<typeof useUnits>["items"];
}

/** Narrows a list of people to those of some units, and of those below; sent as `unitIds` and `recursive`. */
export function unitsFilter<Row>({ label, units }: Given): GridFilter<Row> {
	return filter.units<Row>({
		id: "units",
		label,
		Picker: UnitsFilterPicker,
		nameOf: (id) => units.find((unit) => unit.id === id)?.name,
		hasSecondary: false,
	});
}
