import { isDeepStrictEqual } from "node:util";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "../audit.ts";
import type { WriteContext } from "../http/context.ts";
import { refuse } from "../refusals/refuse.ts";
import { requireGlobally } from "../refusals/require-globally.ts";
import { refuseStale } from "../refusals/stale-version.ts";
import { deleting, writing } from "./broken-constraint.ts";
import type { MasterRules } from "./master-rules.ts";
import { everything } from "./master-table.ts";
import { lockEntry, type MasterRow, readAdded, readEntry, type Source } from "./sql/read.ts";
import { deleteEntry, insertEntry, updateEntry, writeAdded } from "./sql/write.ts";

type Values = Readonly<Record<string, unknown>>;

export interface Writing {
	readonly source: Source;
	readonly rules: MasterRules<Values, MasterRow>;
}

export async function createEntry(
	writer: Writing,
	context: WriteContext,
	{ custom, ...values }: Values,
): Promise<MasterRow> {
	const { source, rules } = writer;
	const { tx, tenantId, now, language } = context;
	mayWrite(writer, context, "WRITE");
	await rules.lock?.(context);
	const change = { before: {}, change: (custom ?? {}) as Values, isNew: true };
	const added = await source.table.added?.check(context, change);
	const columns = await rules.prepare?.(context, values);
	await rules.validate?.(tx, context, values, undefined);
	const id = newId(now.getTime());
	await writing(source, language, () => insertEntry(tx, source, { tenantId, id, columns }, values));
	const entry = await finish(writer, context, id, undefined);
	if (added?.trace !== undefined) {
		await writeAdded(tx, source, { tenantId, id, isNew: true }, added.values);
		await audit(tx, context, { ...changed(source, id), ...added.trace });
	}
	return entry;
}

/** Changes values of a company's own fields; what is not named stays. */
export async function updateAdded(
	writer: Writing,
	context: WriteContext,
	input: { readonly id: string; readonly version: number; readonly custom: Values },
): Promise<{ readonly version: number }> {
	const { source } = writer;
	const { tx, tenantId } = context;
	const { id, version, custom: change } = input;
	const current = await known(writer, context, id, "WRITE");
	await checkVersion(source, context, current, version);
	const before = await readAdded(tx, source, tenantId, id);
	const added = await source.table.added?.check(context, { before, change });
	if (added?.trace === undefined) return { version };
	await writeAdded(tx, source, { tenantId, id, isNew: false }, added.values);
	await audit(tx, context, { ...changed(source, id), ...added.trace });
	announce(source, context, id, "UPDATE");
	return { version: version + 1 };
}

const changed = ({ data }: Source, entityId: string) => ({
	entity: data.entity,
	entityId,
	action: "changed",
});

export async function updateWholeEntry(
	writer: Writing,
	context: WriteContext,
	input: Values & { readonly id: string; readonly version: number },
): Promise<MasterRow> {
	const { source, rules } = writer;
	const { id, version, ...given } = input;
	const before = await known(writer, context, id, "WRITE");
	await checkVersion(source, context, before, version);
	// what is fixed stays as it is, whatever is sent
	const values = Object.fromEntries(
		Object.entries(given).map(([name, value]) => [
			name,
			source.data.fields[name]?.isFixed ? before[name] : value,
		]),
	);
	await rules.validate?.(context.tx, context, { ...before, ...values }, before);
	const changed = Object.fromEntries(
		Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
	);
	if (Object.keys(changed).length === 0) return before;
	await writing(source, context.language, () =>
		updateEntry(context.tx, source, context.tenantId, id, changed),
	);
	return finish(writer, context, id, before);
}

export async function updateEntryState(
	writer: Writing,
	context: WriteContext,
	{
		id,
		isEnabled,
		version,
	}: { readonly id: string; readonly isEnabled: boolean; readonly version: number },
): Promise<MasterRow> {
	const { source, rules } = writer;
	const { tx, tenantId } = context;
	const before = await known(writer, context, id, "WRITE");
	if (before.isEnabled === isEnabled) return before;
	await checkVersion(source, context, before, version);
	await rules.validate?.(tx, context, { ...before, isEnabled }, before);
	await updateEntry(tx, source, tenantId, id, { isEnabled });
	return finish(writer, context, id, before);
}

export async function removeEntry(
	writer: Writing,
	context: WriteContext,
	{ id }: { readonly id: string },
): Promise<Record<string, never>> {
	const { source, rules } = writer;
	const { tx, tenantId } = context;
	const row = await known(writer, context, id, "FULL");
	await rules.beforeDelete?.(tx, context, row);
	if (rules.remove) await rules.remove(tx, context, row);
	else await deleting(source, () => deleteEntry(tx, source, tenantId, id));
	await audit(tx, context, {
		entity: source.data.entity,
		entityId: id,
		subjectUserId: rules.subject?.(row) ?? null,
		action: source.data.traced?.deleted ?? "deleted",
		before: kept(source, row),
	});
	announce(source, context, id, "DELETE");
	return {};
}

/** What belongs to no place may be changed only by who holds the key everywhere. */
function mayWrite({ source, rules }: Writing, { session }: WriteContext, level: PermissionLevel) {
	if (rules.visible !== undefined) return;
	requireGlobally(session, source.data.permission, level);
}

/** The entry as it is, locked until the end of the transaction. */
async function known(writer: Writing, context: WriteContext, id: string, level: PermissionLevel) {
	const { source, rules } = writer;
	mayWrite(writer, context, level);
	await rules.lock?.(context);
	const narrowing = rules.visible?.(context, "LIST") ?? everything;
	const { tx, tenantId, now } = context;
	const row = await lockEntry(tx, source, { tenantId, now, narrowing, mayRead: true }, id);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await rules.demand?.(context, row, level);
	return row;
}

async function checkVersion(
	{ data }: Source,
	{ tx, tenantId }: WriteContext,
	current: MasterRow,
	version: number,
): Promise<void> {
	if (current.version === version) return;
	const { entity } = data;
	const entityId = current.id;
	await refuseStale(tx, { tenantId, entity, entityId, current });
}

/** After a write: its trace, its message, its consequences. */
async function finish(
	{ source, rules }: Writing,
	context: WriteContext,
	id: string,
	before: MasterRow | undefined,
): Promise<MasterRow> {
	const { tx, tenantId, now } = context;
	const asker = { tenantId, now, narrowing: everything, mayRead: true };
	const after = await readEntry(tx, source, asker, id);
	if (after === undefined) throw new Error(`${source.data.entity} is gone.`);
	await audit(tx, context, {
		entity: source.data.entity,
		entityId: id,
		...changeOf(source, before, after),
	});
	await rules.afterWrite?.(tx, context, { before, after });
	announce(source, context, id, before === undefined ? "CREATE" : "UPDATE");
	return after;
}

function changeOf(source: Source, before: MasterRow | undefined, after: MasterRow) {
	if (before === undefined) return { action: "created", after: kept(source, after) };
	const differing = Object.keys(kept(source, after)).filter(
		(name) => !isDeepStrictEqual(before[name], after[name]),
	);
	const part = (row: MasterRow) => Object.fromEntries(differing.map((name) => [name, row[name]]));
	const isSwitched = before.isEnabled !== after.isEnabled;
	const { restored = "restored", archived = "archived" } = source.data.traced ?? {};
	const switched = after.isEnabled ? restored : archived;
	return { action: isSwitched ? switched : "changed", before: part(before), after: part(after) };
}

/** What the audit keeps of an entry: its fields, no computed values. */
function kept({ data }: Source, row: MasterRow): Values {
	const names = Object.keys(data.fields);
	if (data.isArchivable) names.push("isEnabled");
	return Object.fromEntries(names.map((name) => [name, row[name]]));
}

function announce(
	{ data }: Source,
	context: WriteContext,
	id: string,
	update: "CREATE" | "UPDATE" | "DELETE",
): void {
	context.announce({ kind: data.topic, ids: [id], update });
}
