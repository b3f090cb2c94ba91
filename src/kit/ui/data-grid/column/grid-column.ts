import type { ReactNode } from "react";
import type { UiFeature } from "#domain/access/ui-features.ts";
import type { Printer } from "./printer.ts";

type NumberKind = "number" | "decimal" | "currency" | "timespan";
type TimeKind = "date" | "datetime" | "timeonly";
type TextKind = "string" | "fill" | "options" | "user" | "unit" | "tags" | "color";
export type ColumnKind = NumberKind | TimeKind | TextKind | "boolean" | "slot";

/** `alarm` for what is wrong, never alone: the text says it too. */
export type Tone = "strong" | "dim" | "warning" | "alarm";

/** One column of a grid; made by the builders of `column`. */
export interface GridColumn<Row> {
	readonly id: string;
	readonly kind: ColumnKind;
	readonly title: string;
	/** What stands in the cell, as plain text: for groups, print and the clipboard. */
	readonly text: (row: Row, printer: Printer) => string;
	/** Whether `text` tells all that the cell shows. */
	readonly isSpoken: boolean;
	/** What the cell shows; its text unless given. */
	readonly cell: ((row: Row, printer: Printer) => ReactNode) | undefined;
	/** What it is sorted by; undefined comes last. */
	readonly sortKey: (row: Row) => string | number | undefined;
	/** What is added up; undefined for columns without sum. */
	readonly amount: ((row: Row) => number) | undefined;
	readonly printSum: (sum: number, printer: Printer) => string;
	readonly tone: ((row: Row) => Tone | undefined) | undefined;
	/** A text that repeats the row above is dimmed, the first one is strong. */
	readonly once: boolean;
	readonly width: number;
	readonly minWidth: number;
	/** Takes the width that is left. */
	readonly grows: boolean;
	/** The figure that matters: on a phone it stands beside the name. */
	readonly isKey: boolean;
	/** Whether the card of a row leaves it out: too much for a phone. */
	readonly offCards: boolean | ((row: Row) => boolean);
	readonly align: "start" | "end";
	readonly sortable: boolean;
	readonly groupable: boolean;
	readonly hideable: boolean;
	readonly defaultVisible: boolean;
	/** Absent for tenants without one of these. */
	readonly features: readonly UiFeature[];
	/** The filter that its menu opens; its own id unless given. */
	readonly filter: string;
}
