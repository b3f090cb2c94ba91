import type { Words } from "#kit/contract/texts.ts";
import type { UnitsPickerGiven } from "#kit/ui/data-grid/filter/choice-filters.tsx";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import { UnitsField } from "#kit/ui/picker/units/unit-fields.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { stateOptions } from "./sample-columns.tsx";
import { type SampleRow, sampleUnits } from "./sample-rows.ts";

type Filters = readonly GridFilter<SampleRow>[];
type GridWords = Words<typeof texts>["grid"];

/** A filter of each kind. */
export function sampleFilters(words: GridWords): Filters {
	const { filters: t } = words;
	return [
		filter.text({
			id: "text",
			label: t.text,
			test: ({ remark }, text) => remark.toLowerCase().includes(text.toLowerCase()),
		}),
		filter.options({
			id: "options",
			label: t.options,
			options: stateOptions(words),
			test: ({ state }, chosen) => chosen.includes(state),
		}),
		filter.units({
			id: "units",
			label: t.units,
			Picker: SampleUnitsPicker,
			hasSecondary: false,
			test: ({ unit }, { unitIds }) => unitIds.includes(unit.id),
		}),
		filter.enabledState({
			id: "enabledState",
			label: t.enabledState,
			test: ({ isEnabled }, state) => state === "ALL" || isEnabled === (state === "ENABLED"),
		}),
		filter.disabledUsers({
			id: "disabledUsers",
			label: t.disabledUsers,
			test: ({ isEnabled }, withDisabled) => withDisabled || isEnabled,
		}),
		...rangeFilters(words),
	];
}

function rangeFilters({ filters: t }: GridWords): Filters {
	return [
		filter.dateRange({
			id: "dateRange",
			label: t.dateRange,
			test: ({ day }, { from, to }) => from <= day && day <= to,
		}),
		filter.monthRange({
			id: "monthRange",
			label: t.monthRange,
			test: ({ day }, { from, to }) => {
				const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
				const first = from.year * 12 + from.month;
				return first <= month && month <= to.year * 12 + to.month;
			},
		}),
		filter.seriesRange({
			id: "seriesRange",
			label: t.seriesRange,
			test: ({ begin, minutes }, range) =>
				range.begin <= begin && begin + minutes <= range.end + 1440 * range.addDays,
		}),
		filter.numberRange({
			id: "numberRange",
			label: t.numberRange,
			test: ({ pieces }, { from, to }) => (from ?? pieces) <= pieces && pieces <= (to ?? pieces),
		}),
	];
}

function SampleUnitsPicker({ label, value, onChange }: UnitsPickerGiven) {
	const { samples } = useTexts(texts);
	return (
		<UnitsField
			label={label}
			units={sampleUnits(samples.units)}
			value={value}
			onChange={(ids) => onChange([...ids])}
		/>
	);
}
