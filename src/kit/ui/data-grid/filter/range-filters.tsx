import * as z from "zod/mini";
import { DateRangeField, type Days } from "../../field/date-range-field.tsx";
import { NumberField } from "../../field/number-field.tsx";
import { usePrinter } from "../column/printer.ts";
import { FilterForm, useFilterDraft } from "./filter-form.tsx";
import { type FilterEditorGiven, type FilterGiven, makeFilter } from "./grid-filter.ts";

/** Civil days, both inclusive; sent as `from` and `to`. */
export function dateRangeFilter<Row>(given: FilterGiven<Row, Days>) {
	return makeFilter<Row, Days>(given, {
		schema: z.object({ from: z.iso.date(), to: z.iso.date() }),
		describe: ({ from, to }, { format }) => `${format.date(from)} – ${format.date(to)}`,
		query: ({ from, to }) => ({ from, to }),
		editor: (given) => <DaysEditor {...given} />,
	});
}

function DaysEditor(given: FilterEditorGiven<Days>) {
	const { draft, change, apply } = useFilterDraft(
		given,
		{ days: given.value ?? null },
		({ days }) => days ?? undefined,
	);
	return (
		<FilterForm onApply={apply}>
			<DateRangeField
				label={given.label}
				value={draft.days}
				onChange={(days) => change({ days })}
			/>
		</FilterForm>
	);
}

const numbers = z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) });
export type NumberRange = z.output<typeof numbers>;

interface NumberGiven<Row> extends FilterGiven<Row, NumberRange> {
	readonly decimals?: number;
}

/** Open at either end; sent as `<id>From` and `<id>To`. */
export function numberRangeFilter<Row>(given: NumberGiven<Row>) {
	const { id, decimals = 0 } = given;
	return makeFilter<Row, NumberRange>(given, {
		schema: numbers,
		describe: ({ from, to }, { format, words }) => {
			const print = (value: number) => format.number(value, decimals);
			if (from === null) return to === null ? "" : words.filters.until(print(to));
			if (to === null) return words.filters.since(print(from));
			return `${print(from)} – ${print(to)}`;
		},
		query: ({ from, to }) => ({
			...(from === null ? {} : { [`${id}From`]: from }),
			...(to === null ? {} : { [`${id}To`]: to }),
		}),
		editor: (editor) => <NumbersEditor {...editor} decimals={decimals} />,
	});
}

interface EditorGiven extends FilterEditorGiven<NumberRange> {
	readonly decimals: number;
}

function NumbersEditor({ decimals, ...given }: EditorGiven) {
	const { filters: words } = usePrinter().words;
	const { draft, change, apply } = useFilterDraft(
		given,
		given.value ?? { from: null, to: null },
		(range) => (range.from === null && range.to === null ? undefined : range),
	);
	return (
		<FilterForm onApply={apply}>
			<NumberField
				label={`${given.label}: ${words.from}`}
				decimals={decimals}
				value={draft.from}
				onChange={(from) => change({ from })}
			/>
			<NumberField
				label={`${given.label}: ${words.to}`}
				decimals={decimals}
				value={draft.to}
				onChange={(to) => change({ to })}
			/>
		</FilterForm>
	);
}
