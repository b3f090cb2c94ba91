import * as z from "zod/mini";
import { month } from "#areas/time-tracking/target-actual/contract/month.ts";
import {
	monthsBackwards,
	monthsTooMany,
	mostMonths,
} from "#areas/time-tracking/target-actual/contract/ranges.ts";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import { type Endpoint, endpoint } from "#kit/contract/endpoint.ts";
import { id, lastOf, queryFlag, queryList } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";

/** What a column holds. A key says of what a row is, and is not shown; a share is per cent with one decimal. */
export type ReportKind =
	| "key"
	| "text"
	| "month"
	| "date"
	| "count"
	| "decimal"
	| "share"
	| "duration"
	/** Minutes above or below, with their sign. */
	| "balance"
	| "currency";

type Columns = Readonly<Record<string, ReportKind>>;
type Shape = Readonly<Record<string, z.ZodMiniType>>;
type NoShape = Readonly<Record<never, z.ZodMiniType>>;

/** Who a row of a person is about; lists of these are sorted by name. */
export const personColumns = {
	lastName: "key",
	firstName: "key",
	personnelNo: "text",
	unitName: "text",
} as const satisfies Columns;

/** One row of a report: its columns by name. */
export interface ReportRow {
	/** No two rows have it in common. */
	readonly id: string;
	readonly [column: string]: string | number | null;
}

interface Declared<Input extends Shape> {
	/** Of the operation, behind `list`; its address is `/api/reports/<path>`. */
	readonly name: string;
	readonly path: string;
	readonly summary: string;
	readonly description?: string;
	/** Whose rows somebody sees: of the people for whom she holds it at READ. */
	readonly key: PermissionKey;
	/** Rows of people have `personColumns` first. */
	readonly of: "PEOPLE" | "GROUPS";
	/** In their order; the first that is shown names the row where it is of no person. */
	readonly columns: Columns;
	/** Columns with a sum of all rows. */
	readonly summed: readonly string[];
	/** Columns added up by what another one says; `*` counts rows. One or two are bars, or lines over months; more are a heat map. Absent where a picture says nothing. */
	readonly picture?: {
		readonly by: string;
		readonly values: readonly [string, ...string[]];
	};
	/** What it can be asked beside months, departments and words; nothing without it. */
	readonly input?: Input;
}

/** What every report is asked. */
export interface ReportAsked {
	readonly fromMonth: string;
	readonly toMonth: string;
	readonly unitIds?: readonly string[] | undefined;
	readonly recursive: boolean;
	readonly search?: string | undefined;
	readonly sortBy?: string | undefined;
	readonly sortDirection?: "ASC" | "DESC" | undefined;
	readonly page: number;
	readonly pageSize: number;
}

/** The same as it is sent: what is usual need not be said. */
type ReportGiven = Pick<ReportAsked, "fromMonth" | "toMonth"> & Partial<ReportAsked>;

interface ReportBar {
	readonly label: string | null;
	readonly values: readonly (number | null)[];
}

export interface ReportAnswer {
	readonly items: readonly ReportRow[];
	readonly total: number;
	readonly page: number;
	readonly pageSize: number;
	/** Of all rows, also of those on other pages. */
	readonly sums: Readonly<Record<string, number>>;
	/** What the picture shows: sums by one column. */
	readonly bars: readonly ReportBar[];
}

export type ReportEndpoint<Input extends Shape = Shape> = Endpoint<
	z.ZodMiniType<
		ReportAsked & { readonly [K in keyof Input]: z.output<Input[K]> },
		ReportGiven & { readonly [K in keyof Input]?: z.input<Input[K]> }
	>,
	z.ZodMiniType<ReportAnswer>
> & { readonly method: "GET" };

export interface Report<Input extends Shape = Shape> extends Declared<Input> {
	readonly endpoint: ReportEndpoint<Input>;
}

/** A report: rows of some months with their sums and a picture, of people whom the reader may see. */
export function report<Input extends Shape = NoShape>(declared: Declared<Input>): Report<Input> {
	const { name, path, summary, description, key, of } = declared;
	const columns: Columns = { ...(of === "PEOPLE" ? personColumns : {}), ...declared.columns };
	const reach = `Limited to the current site and to people for whom the reader holds READ on ${key}.`;
	const made = endpoint(`list${name}`, {
		route: `GET /api/reports/${path}`,
		summary,
		description: [description, reach].filter(Boolean).join(" "),
		access: { key, level: "READ" },
		input: inputOf({ ...declared, columns }),
		answer: answerOf(columns),
		refusals: [monthsBackwards, monthsTooMany],
	});
	return { ...declared, columns, endpoint: made as unknown as ReportEndpoint<Input> };
}

function inputOf({ of, columns, input }: Declared<Shape>) {
	const shown = Object.keys(columns).filter((column) => columns[column] !== "key");
	const sortable = of === "PEOPLE" ? ["name", ...shown] : shown;
	return z.object({
		fromMonth: month,
		toMonth: lastOf(month, "fromMonth", { months: mostMonths }),
		unitIds: z.optional(queryList(id)),
		/** With the departments below those of `unitIds`. */
		recursive: z._default(queryFlag, true),
		...input,
		...listInput(sortable as [string, ...string[]]),
	});
}

function answerOf(columns: Columns) {
	return z.object({
		...listAnswer(rowSchema(columns)).shape,
		sums: z.record(z.string(), z.number()),
		bars: z.array(
			z.object({ label: z.nullable(z.string()), values: z.array(z.nullable(z.number())) }),
		),
	});
}

function rowSchema(columns: Columns) {
	const fields = Object.entries(columns).map(([name, kind]) => [name, z.nullable(schemaOf(kind))]);
	return z.object({ id: z.string(), ...Object.fromEntries(fields) });
}

function schemaOf(kind: ReportKind): z.ZodMiniType {
	if (kind === "key" || kind === "text" || kind === "month" || kind === "date") return z.string();
	return kind === "decimal" || kind === "share" ? z.number() : z.int();
}
