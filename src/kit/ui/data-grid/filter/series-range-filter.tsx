import * as z from "zod/mini";
import { NumberField } from "../../field/number-field.tsx";
import { TimeField } from "../../field/time-field.tsx";
import { printTime, usePrinter } from "../column/printer.ts";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

const minute = z.int().check(z.gte(0), z.lte(1440));
const schema = z.object({
	/** Minutes since midnight. */
	begin: minute,
	end: minute,
	/** Days that the end lies after the day of the begin. */
	addDays: z.int().check(z.gte(0), z.lte(31)),
});
export type SeriesRange = z.output<typeof schema>;

/** Times of day that a series lies between, over midnight too; sent as `begin`, `end`, `addDays`. */
export function seriesRangeFilter<Row>(given: FilterGiven<Row, SeriesRange>) {
	return makeFilter<Row, SeriesRange>(given, {
		schema,
		describe: ({ begin, end, addDays }, printer) => {
			const times = `${printTime(begin, printer)} – ${printTime(end, printer)}`;
			return addDays === 0 ? times : `${times} ${printer.words.filters.plusDays(addDays)}`;
		},
		query: (range) => range,
		editor: (given) => <SeriesEditor {...given} />,
	});
}

interface Draft {
	readonly begin: number | null;
	readonly end: number | null;
	readonly addDays: number | null;
}

function SeriesEditor(given: FilterEditorGiven<SeriesRange>) {
	const { filters: words } = usePrinter().words;
	const { draft, change, apply } = useFilterDraft<SeriesRange, Draft>(
		given,
		given.value ?? { begin: null, end: null, addDays: 0 },
		({ begin, end, addDays }) =>
			begin === null || end === null ? undefined : { begin, end, addDays: addDays ?? 0 },
	);
	return (
		<FilterForm onApply={apply}>
			<TimeField label={words.begin} value={draft.begin} onChange={(begin) => change({ begin })} />
			<TimeField label={words.end} isEnd value={draft.end} onChange={(end) => change({ end })} />
			<NumberField
				label={words.addDays}
				least={0}
				most={31}
				value={draft.addDays}
				onChange={(addDays) => change({ addDays })}
			/>
		</FilterForm>
	);
}
