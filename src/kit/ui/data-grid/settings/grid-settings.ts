import * as z from "zod/mini";
import { limits } from "#kit/contract/limits.ts";
import { type SortDirection, sortDirections } from "#kit/contract/list.ts";
import type { GridColumn } from "../column/grid-column.ts";

/** Value of each set filter, by the filter's id. */
export type FilterValues = Readonly<Record<string, unknown>>;

const sorting = { sortBy: z.nullable(z.string()), sortDirection: z.enum(sortDirections) };
const choice = {
	...sorting,
	/** Ids of the columns shown. */
	selectedColumns: z.array(z.string()),
	/** Ids of all columns in their order. */
	sortedColumns: z.array(z.string()),
	pinned: z.optional(z.array(z.string())),
	groupBy: z.optional(z.nullable(z.string())),
	filters: z.optional(z.record(z.string(), z.unknown())),
};
const view = z.object({ name: z.string(), ...choice });

const schema = z.object({
	...choice,
	pageSize: z.number().check(z.int(), z.gte(1), z.lte(limits.listLength)),
	/** Pixels by column. */
	columnWidths: z.record(z.string(), z.number().check(z.gte(1))),
	views: z.optional(z.array(view)),
	/** Which of the views was chosen last. */
	view: z.optional(z.nullable(z.string())),
	comfortable: z.optional(z.boolean()),
});

/** A named view keeps filters, sorting, grouping and the choice of columns. */
export type GridView = z.output<typeof view>;
/** How one person likes one list. */
export type GridSettings = z.output<typeof schema>;

export interface DefaultSort {
	readonly by: string;
	readonly direction: SortDirection;
}

/** What a list looks like for somebody who never changed it. */
export function defaultSettings(
	columns: readonly GridColumn<never>[],
	sort?: DefaultSort,
	filters?: FilterValues,
): GridSettings {
	return {
		sortBy: sort?.by ?? null,
		sortDirection: sort?.direction ?? "ASC",
		pageSize: limits.pageSize,
		selectedColumns: columns.filter(({ defaultVisible }) => defaultVisible).map(({ id }) => id),
		sortedColumns: columns.map(({ id }) => id),
		columnWidths: {},
		...(filters === undefined ? {} : { filters: { ...filters } }),
	};
}

/** Saved settings as they can be used; undefined when they are broken. */
export function parseSettings(saved: unknown): GridSettings | undefined {
	const parsed = schema.safeParse(saved);
	return parsed.success ? parsed.data : undefined;
}

/** Settings fitted to the columns there are: lost ones go, new ones stand where the list has them. */
export function fitSettings(
	settings: GridSettings,
	columns: readonly GridColumn<never>[],
): GridSettings {
	const known = new Set(settings.sortedColumns);
	const there = new Map(columns.map((column) => [column.id, column]));
	const sortedColumns = settings.sortedColumns.filter((id) => there.has(id));
	columns.forEach(({ id }, index) => {
		if (known.has(id)) return;
		const before = columns[index - 1]?.id;
		const at = before === undefined ? 0 : sortedColumns.indexOf(before) + 1;
		sortedColumns.splice(at, 0, id);
	});
	const chosen = new Set(settings.selectedColumns);
	const isShown = (column: GridColumn<never>) =>
		!column.hideable || chosen.has(column.id) || (!known.has(column.id) && column.defaultVisible);
	const only = (id: string | null | undefined) =>
		id !== undefined && id !== null && there.has(id) ? id : null;
	return {
		...settings,
		sortBy: only(settings.sortBy),
		groupBy: only(settings.groupBy),
		sortedColumns,
		selectedColumns: columns.filter(isShown).map(({ id }) => id),
		pinned: (settings.pinned ?? []).filter((id) => there.has(id)),
	};
}
