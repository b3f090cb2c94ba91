import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "../http/context.ts";
import { refuse } from "../refuse.ts";
import { everything, type Narrowing } from "./master-table.ts";
import { entryOf, type ListQuery, type MasterRow, pageOf, type Source } from "./sql.ts";

interface Reading {
	readonly source: Source;
	readonly visible: ((context: ReadContext) => Narrowing) | undefined;
}

interface Page {
	readonly items: MasterRow[];
	readonly total: number;
	readonly page: number;
	readonly pageSize: number;
}

export async function listEntries(
	{ source, visible }: Reading,
	context: ReadContext,
	query: ListQuery,
): Promise<Page> {
	const narrowing = visible?.(context) ?? everything;
	const read = (wanted: ListQuery) =>
		context.once<MasterRow & { total: number }>(
			pageOf(source, context.tenantId, wanted, narrowing),
		);
	const { page, pageSize } = query;
	const items = await read(query);
	if (items.length > 0 || page === 1) {
		return { items, total: items[0]?.total ?? 0, page, pageSize };
	}
	// beyond the last page: how many there are is told all the same
	const [first] = await read({ ...query, page: 1, pageSize: 1 });
	return { items, total: first?.total ?? 0, page, pageSize };
}

export async function getEntry(
	{ source, visible }: Reading,
	context: ReadContext,
	{ id }: { readonly id: string },
): Promise<MasterRow> {
	const narrowing = visible?.(context) ?? everything;
	const [row] = await context.once<MasterRow>(entryOf(source, context.tenantId, id, narrowing));
	return row ?? refuse(commonRefusals.notFound);
}
