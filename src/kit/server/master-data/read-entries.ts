import { holdsAnywhere } from "#domain/access/may.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage, type Counted } from "../answered-page.ts";
import type { ExportReader } from "../export/list-export.ts";
import type { ReadContext } from "../http/context.ts";
import { refuse } from "../refusals/refuse.ts";
import type { MasterRules } from "./master-rules.ts";
import { everything } from "./master-table.ts";
import {
	type Asker,
	answered,
	entryOf,
	type ListQuery,
	type MasterRow,
	optionsOf,
	pageOf,
	type Source,
} from "./sql/read.ts";

export interface Reading {
	readonly source: Source;
	readonly visible: MasterRules<unknown, unknown>["visible"] | undefined;
}

interface Page {
	readonly items: MasterRow[];
	readonly total: number;
	readonly page: number;
	readonly pageSize: number;
}

/** What the reader may see, of whom details need READ. */
export function askerOf(
	{ source, visible }: Reading,
	reader: ExportReader,
	part: "LIST" | "DETAIL" = "LIST",
): Asker {
	const { tenantId, now, session } = reader;
	const { data, table } = source;
	const mayRead = holdsAnywhere(session.permissions, data.permission, "READ");
	const isRecord = data.details !== undefined;
	const isShown = part === "DETAIL" || isRecord;
	const readable = visible?.(reader, "READ") ?? everything;
	return {
		tenantId,
		now,
		narrowing: part === "DETAIL" ? readable : (visible?.(reader, "LIST") ?? everything),
		mayRead: !isRecord || mayRead,
		readable: isRecord && part === "LIST" ? readable : everything,
		added: isShown ? table.added?.sql(reader, mayRead) : undefined,
	};
}

export async function listEntries(
	reading: Reading,
	context: ReadContext,
	query: ListQuery,
): Promise<Page> {
	const asker = askerOf(reading, context);
	const rows = await context.once<Counted<MasterRow>>(pageOf(reading.source, asker, query));
	const { items, ...paging } = answeredPage(query, rows);
	return { items: items.map(answered), ...paging };
}

export async function getEntry(
	reading: Reading,
	context: ReadContext,
	{ id }: { readonly id: string },
): Promise<MasterRow> {
	const asker = askerOf(reading, context, "DETAIL");
	const [row] = await context.once<MasterRow>(entryOf(reading.source, asker, id));
	return row === undefined ? refuse(commonRefusals.notFound) : answered(row);
}

/** Everything there is, for a picker; the answer names the kind as its contract does. */
export async function listEntryOptions(
	reading: Reading,
	context: ReadContext,
): Promise<Readonly<Record<string, MasterRow[]>>> {
	const { plural } = reading.source.data;
	const list = plural.charAt(0).toLowerCase() + plural.slice(1);
	return {
		[list]: await context.once<MasterRow>(optionsOf(reading.source, askerOf(reading, context))),
	};
}
