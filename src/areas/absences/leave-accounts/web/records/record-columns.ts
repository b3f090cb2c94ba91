import type { Words } from "#kit/contract/texts.ts";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { LeaveRecord } from "../../contract/modifications.ts";
import type { texts } from "../../text.ts";
import { amountColumn } from "../amounts/amount-column.ts";

type RecordColumn = GridColumn<LeaveRecord>;
type Texts = Words<typeof texts>;

/** Everything the list of entries can show. Ids are those it sorts by, and those of its export. */
export function recordColumns(words: Texts): readonly RecordColumn[] {
	return [...whatColumns(words), ...originColumns(words), ...noteColumns(words)];
}

function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
	return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value] }));
}

function whatColumns({ records: { columns: t }, kinds }: Texts): readonly RecordColumn[] {
	return [
		column.date<LeaveRecord>({
			id: "effectiveOn",
			title: t.effectiveOn,
			value: (row) => row.effectiveOn,
			hideable: false,
		}),
		column.options<LeaveRecord>({
			id: "kind",
			title: t.kind,
			value: (row) => row.kind,
			options: optionsOf(kinds),
			width: 116,
			sortable: false,
			filter: "kinds",
		}),
		amountColumn<LeaveRecord>({
			id: "days",
			title: t.days,
			value: ({ days }) => days,
			width: 92,
			isKey: true,
			signed: true,
			tone: ({ isReversed }) => (isReversed ? "dim" : undefined),
		}),
	];
}

function originColumns({
	records: { columns: t },
	origins,
	sources,
}: Texts): readonly RecordColumn[] {
	return [
		column.options<LeaveRecord>({
			id: "origin",
			title: t.origin,
			value: (row) => row.origin,
			options: optionsOf(origins),
			width: 170,
			grows: true,
			sortable: false,
		}),
		// a year has no groups of thousands
		column.string<LeaveRecord>({
			id: "year",
			title: t.year,
			value: (row) => String(row.year),
			width: 96,
		}),
		column.string<LeaveRecord>({
			id: "activity",
			title: t.activity,
			value: (row) => row.activity.name,
			sortable: false,
			defaultVisible: false,
		}),
		column.options<LeaveRecord>({
			id: "source",
			title: t.source,
			value: (row) => row.source,
			options: optionsOf(sources),
			width: 100,
			sortable: false,
			filter: "sources",
		}),
	];
}

function noteColumns({ records: { columns: t } }: Texts): readonly RecordColumn[] {
	return [
		column.date<LeaveRecord>({
			id: "expiresOn",
			title: t.expiresOn,
			value: (row) => row.expiresOn,
			sortable: false,
		}),
		column.string<LeaveRecord>({
			id: "reason",
			title: t.reason,
			value: (row) => row.reason,
			sortable: false,
		}),
		column.boolean<LeaveRecord>({
			id: "isReversed",
			title: t.isReversed,
			value: (row) => row.isReversed,
			sortable: false,
		}),
	];
}
