import type { ImportMapping } from "#domain/import/import-fields.ts";
import type { PersonRows, RowReader } from "#domain/import/person-rows.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Importer, PersonImport } from "#kit/server/person-import/person-import.ts";
import type { Services } from "#kit/server/services.ts";
import { openImports } from "../open-imports.ts";
import { unitsOfPeople, unitsOpenTo } from "../sql/facts.ts";
import type { LineRow } from "../sql/lines.ts";
import type { ImportJob } from "./import-people.ts";

export interface Importing extends Importer {
	readonly services: Pick<Services, "imports">;
}

/** Of what features let tables say of people, that which some column says. */
export async function rowReaders(
	tx: Tx,
	importing: Importing,
	mapping: ImportMapping,
): Promise<readonly RowReader[]> {
	const readers: RowReader[] = [];
	const open = openImports(importing);
	for (const kind of importing.services.imports) {
		const fields = kind.columns.map(({ field }) => field);
		if (fields.every((field) => mapping[field] === undefined)) continue;
		// a right that is gone since the columns were chosen is told at each line
		const isOpen = open.includes(kind);
		const unitIds = isOpen
			? await unitsOpenTo(tx, importing.session, kind.permission, kind.level)
			: new Set<string>();
		readers.push({ name: kind.name, fields, unitIds, read: await kind.reader(tx, importing) });
	}
	return readers;
}

/** What lines wrote, by the name of the kind. */
export type Written = Readonly<Record<string, unknown>>;

/** Writes what lines say of people, kind by kind. @returns what each line wrote, by the person */
export async function writeRows(
	tx: Tx,
	context: ImportJob,
	people: readonly { readonly userId: string; readonly rows?: PersonRows | undefined }[],
): Promise<ReadonlyMap<string, Written>> {
	const found = new Map<string, Record<string, unknown>>();
	for (const { name, write } of context.services.imports) {
		const asked = people.flatMap(({ userId, rows }) => {
			const row = rows?.[name];
			return row === undefined ? [] : [{ userId, row }];
		});
		if (asked.length === 0) continue;
		for (const { userId, written } of await write(tx, context, asked)) {
			found.set(userId, { ...found.get(userId), [name]: written });
		}
	}
	return found;
}

/** Lines by what they wrote of a kind. */
function wroteOf({ name }: PersonImport, lines: readonly LineRow[]) {
	return lines.flatMap(({ entity_id: userId, written }) =>
		userId === null || written[name] === undefined ? [] : [{ userId, written: written[name] }],
	);
}

/** Lines of which everything that they wrote is as it was left, and may be taken back by the person who undoes it. */
export async function linesAsWritten(
	tx: Tx,
	context: ImportJob,
	lines: readonly LineRow[],
): Promise<readonly LineRow[]> {
	const ids = lines.flatMap(({ entity_id: id }) => (id === null ? [] : [id]));
	const unitOf = await unitsOfPeople(tx, context.tenantId, ids);
	const kept = new Set<string>();
	const open = openImports(context);
	for (const kind of context.services.imports) {
		const wrote = wroteOf(kind, lines);
		if (wrote.length === 0) continue;
		const asLeft = await kind.untouched(tx, context.tenantId, wrote);
		const isOpen = open.includes(kind);
		const units = isOpen
			? await unitsOpenTo(tx, context.session, kind.permission, kind.level)
			: new Set();
		for (const { userId } of wrote) {
			if (!asLeft.has(userId) || !units.has(unitOf.get(userId) ?? "")) kept.add(userId);
		}
	}
	return lines.filter(({ entity_id: id }) => !kept.has(id ?? ""));
}

/** Takes back what lines wrote, the last kind first. */
export async function takeRowsBack(
	tx: Tx,
	context: ImportJob,
	lines: readonly LineRow[],
): Promise<void> {
	for (const kind of context.services.imports.toReversed()) {
		const wrote = wroteOf(kind, lines);
		if (wrote.length > 0) await kind.takeBack(tx, context, wrote);
	}
}
