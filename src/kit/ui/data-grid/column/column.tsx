import type { ReactNode } from "react";
import { ColorDot } from "../../tag/color-dot.tsx";
import { Tag } from "../../tag/tag.tsx";
import type { GridColumn } from "./grid-column.ts";
import { type ColumnGiven, makeColumn, plainColumn, type ValueGiven } from "./make-column.ts";
import { numberColumns, timeColumns } from "./number-columns.ts";
import { type Printer, printPerson } from "./printer.ts";

interface OptionsGiven<Row> extends ValueGiven<Row, string> {
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
		readonly color?: string | null;
	}[];
}

interface SlotGiven<Row> extends ColumnGiven<Row> {
	readonly render: (row: Row, printer: Printer) => ReactNode;
	/** What it says in words: for print, groups and the clipboard. */
	readonly text?: (row: Row, printer: Printer) => string;
	readonly sortKey?: (row: Row) => string | number | undefined;
}

export interface PersonValue {
	readonly firstName: string;
	readonly lastName: string;
}

export interface NamedValue {
	readonly name: string;
	readonly color?: string | null;
}

/**
 * The columns a grid can have.
 *
 * Example: `const columns: readonly GridColumn<User>[] = [column.string({ id: "name", title: t.name, value: (user) => user.name })]`
 */
export const column = {
	...numberColumns,
	...timeColumns,

	string: <Row,>(given: ValueGiven<Row, string>) =>
		makeColumn(given, { ...plainText, kind: "string", width: 180 }),

	/** A text that takes the width that is left. */
	fill: <Row,>(given: ValueGiven<Row, string>) =>
		makeColumn(given, { ...plainText, kind: "fill", width: 220, grows: true }),

	boolean: <Row,>(given: ValueGiven<Row, boolean>) =>
		makeColumn(given, {
			kind: "boolean",
			width: 90,
			groupable: true,
			print: (is, { words }) => (is ? words.yes : words.no),
			cell: (is, { words }) => (
				<span
					role="img"
					className={is ? "grid-tick" : "grid-no"}
					aria-label={is ? words.yes : words.no}
				/>
			),
			sortKey: Number,
		}),

	/** One of a few values; each may have a colour. */
	options: <Row,>(given: OptionsGiven<Row>) => {
		const known = new Map(given.options.map((one) => [one.value, one]));
		const labelOf = (value: string) => known.get(value)?.label ?? value;
		return makeColumn(given, {
			kind: "options",
			width: 140,
			groupable: true,
			print: labelOf,
			cell: (value) => colored(labelOf(value), known.get(value)?.color),
			sortKey: labelOf,
		});
	},

	user: <Row,>(given: ValueGiven<Row, PersonValue>) =>
		makeColumn(given, {
			kind: "user",
			width: 180,
			groupable: true,
			print: printPerson,
			sortKey: printPerson,
		}),

	unit: <Row,>(given: ValueGiven<Row, NamedValue>) =>
		makeColumn(given, {
			kind: "unit",
			width: 160,
			groupable: true,
			print: nameOf,
			sortKey: nameOf,
		}),

	tags: <Row,>(given: ValueGiven<Row, readonly NamedValue[]>) =>
		makeColumn(given, {
			kind: "tags",
			width: 200,
			sortable: false,
			print: (tags) => tags.map(nameOf).join(", "),
			cell: (tags) => (
				<span className="grid-tags">
					{tags.map(({ name, color }) => (
						<Tag key={name} {...(color ? { color } : {})}>
							{name}
						</Tag>
					))}
				</span>
			),
			sortKey: (tags) => tags.map(nameOf).join(", "),
		}),

	color: <Row,>(given: ValueGiven<Row, string>) =>
		makeColumn(given, {
			kind: "color",
			width: 100,
			sortable: false,
			print: (color) => color,
			cell: (color) => colored(color, color),
			sortKey: (color) => color,
		}),

	/** Anything a component can show. */
	slot: <Row,>(given: SlotGiven<Row>): GridColumn<Row> => ({
		...plainColumn(given, { kind: "slot", width: 160, sortable: given.sortKey !== undefined }),
		isSpoken: given.text !== undefined,
		text: given.text ?? (() => ""),
		cell: given.render,
		sortKey: given.sortKey ?? (() => undefined),
		amount: undefined,
		printSum: String,
	}),
};

const plainText = {
	groupable: true,
	print: (text: string) => text,
	sortKey: (text: string) => text,
};

const nameOf = ({ name }: NamedValue) => name;

function colored(text: string, color: string | null | undefined): ReactNode {
	return color ? (
		<>
			<ColorDot color={color} />
			{text}
		</>
	) : (
		text
	);
}
