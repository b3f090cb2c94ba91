import type { ReactNode } from "react";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { ColumnKind, GridColumn, Tone } from "./grid-column.ts";
import { nothing, type Printer } from "./printer.ts";

/** A part of the program was given something it cannot work with: a mistake in the call. */
export class InvalidArgument extends Error {
	override readonly name = "InvalidArgument";
	readonly parameter: string;

	constructor(parameter: string, because: string) {
		super(`${parameter}: ${because}`);
		this.parameter = parameter;
	}
}

/** What every column may say about itself. */
export interface ColumnGiven<Row> {
	/** Kept in saved settings and sent to the server as `sortBy`. */
	readonly id: string;
	readonly title: string;
	/** Pixels. */
	readonly width?: number;
	readonly minWidth?: number;
	/** Takes the width that is left. */
	readonly grows?: boolean;
	/** The figure that matters: on a phone it stands beside the name. */
	readonly isKey?: boolean;
	/** Leaves it out of cards, or of those of some rows, so that what they say is the same from row to row. */
	readonly offCards?: boolean | ((row: Row) => boolean);
	readonly align?: "start" | "end";
	readonly sortable?: boolean;
	readonly groupable?: boolean;
	readonly hideable?: boolean;
	readonly defaultVisible?: boolean;
	readonly features?: readonly UiFeature[];
	/** Adds up this page and all hits in the foot, groups and selections too; columns of numbers only. */
	readonly sum?: boolean;
	/** Id of the filter its menu opens. */
	readonly filter?: string;
	readonly tone?: (row: Row) => Tone | undefined;
	/** Printed strong once, dimmed where it repeats the row above. */
	readonly once?: boolean;
}

export interface ValueGiven<Row, Value> extends ColumnGiven<Row> {
	readonly value: (row: Row) => Value | null | undefined;
}

/** How the values of a kind are shown. */
export interface KindOfValue<Value> {
	readonly kind: ColumnKind;
	readonly width: number;
	readonly align?: "start" | "end";
	readonly print: (value: Value, printer: Printer) => string;
	readonly cell?: (value: Value, printer: Printer) => ReactNode;
	readonly sortKey: (value: Value) => string | number | undefined;
	readonly amount?: (value: Value) => number;
	readonly printSum?: (sum: number, printer: Printer) => string;
	readonly sortable?: boolean;
	readonly groupable?: boolean;
	readonly grows?: boolean;
}

export const narrowest = 48;

/** A column of one value a row, shown as its kind says. */
export function makeColumn<Row, Value>(
	given: ValueGiven<Row, Value>,
	kind: KindOfValue<Value>,
): GridColumn<Row> {
	const { value } = given;
	const { cell, amount } = kind;
	return {
		...plainColumn(given, kind),
		isSpoken: true,
		text: (row, printer) => {
			const one = value(row);
			return isNothing(one) ? nothing : kind.print(one, printer);
		},
		cell:
			cell &&
			((row, printer) => {
				const one = value(row);
				return isNothing(one) ? nothing : cell(one, printer);
			}),
		sortKey: (row) => {
			const one = value(row);
			return isNothing(one) ? undefined : kind.sortKey(one);
		},
		amount:
			given.sum && amount
				? (row) => {
						const one = value(row);
						return isNothing(one) ? 0 : amount(one);
					}
				: undefined,
		printSum: kind.printSum ?? ((sum) => String(sum)),
	};
}

/** Everything of a column but its values. */
export function plainColumn<Row>(
	given: ColumnGiven<Row>,
	kind: Pick<KindOfValue<never>, "kind" | "width" | "align" | "sortable" | "groupable" | "grows">,
) {
	const { id, title } = given;
	if (typeof id !== "string" || id === "") {
		throw new InvalidArgument("id", `a ${kind.kind} column needs one`);
	}
	return {
		id,
		title,
		isKey: given.isKey ?? false,
		offCards: given.offCards ?? false,
		kind: kind.kind,
		tone: given.tone,
		once: given.once ?? false,
		width: given.width ?? kind.width,
		minWidth: given.minWidth ?? narrowest,
		grows: given.grows ?? kind.grows ?? false,
		align: given.align ?? kind.align ?? "start",
		sortable: given.sortable ?? kind.sortable ?? true,
		groupable: given.groupable ?? kind.groupable ?? false,
		hideable: given.hideable ?? true,
		defaultVisible: given.defaultVisible ?? true,
		features: given.features ?? [],
		filter: given.filter ?? id,
	} as const;
}

function isNothing(value: unknown): value is null | undefined | "" {
	return value === null || value === undefined || value === "";
}
