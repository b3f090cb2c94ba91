import type { Words } from "#kit/contract/texts.ts";
import { Avatar } from "#kit/ui/avatar.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { GridColumn } from "#kit/ui/data-grid/column/grid-column.ts";
import type { texts } from "../text.ts";
import type { SampleRow } from "./sample-rows.ts";

type GridWords = Words<typeof texts>["grid"];
type Columns = readonly GridColumn<SampleRow>[];

/** A column of each kind. */
export function sampleColumns(t: GridWords): Columns {
	return [...whoColumns(t), ...timeColumns(t), ...numberColumns(t)];
}

export function stateOptions({ states }: GridWords) {
	return [
		{ value: "PLANNED", label: states.PLANNED, color: "#3b82f6" },
		{ value: "DONE", label: states.DONE, color: "#16a34a" },
		{ value: "CANCELLED", label: states.CANCELLED, color: "#dc2626" },
	];
}

function whoColumns({ columns: t, ...words }: GridWords): Columns {
	return [
		column.slot({
			id: "slot",
			title: t.slot,
			width: 60,
			render: ({ person }) => <Avatar {...person} />,
			text: ({ person }) => `${person.firstName[0]}${person.lastName[0]}`,
		}),
		column.user({ id: "user", title: t.user, value: ({ person }) => person, hideable: false }),
		column.string({ id: "string", title: t.string, width: 100, value: ({ number }) => number }),
		column.unit({ id: "unit", title: t.unit, value: ({ unit }) => unit }),
		column.options({
			id: "options",
			title: t.options,
			value: ({ state }) => state,
			options: stateOptions({ columns: t, ...words }),
		}),
		column.tags({ id: "tags", title: t.tags, value: ({ tags }) => tags }),
	];
}

function timeColumns({ columns: t }: GridWords): Columns {
	return [
		column.date({ id: "date", title: t.date, value: ({ day }) => day }),
		column.timeonly({ id: "timeonly", title: t.timeonly, value: ({ begin }) => begin }),
		column.timespan({
			id: "timespan",
			title: t.timespan,
			value: ({ minutes }) => minutes,
			sum: true,
		}),
		column.timespan({
			id: "balance",
			title: t.balance,
			value: ({ balance }) => balance,
			signed: true,
		}),
		column.datetime({ id: "datetime", title: t.datetime, value: ({ changedAt }) => changedAt }),
	];
}

function numberColumns({ columns: t }: GridWords): Columns {
	return [
		column.number({ id: "number", title: t.number, value: ({ pieces }) => pieces, sum: true }),
		column.decimal({ id: "decimal", title: t.decimal, value: ({ rate }) => rate }),
		column.currency({ id: "currency", title: t.currency, value: ({ cents }) => cents, sum: true }),
		column.boolean({ id: "boolean", title: t.boolean, value: ({ isPaid }) => isPaid }),
		column.color({ id: "color", title: t.color, value: ({ color }) => color }),
		column.fill({ id: "fill", title: t.fill, value: ({ remark }) => remark }),
	];
}
