import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { AnyPersonRecord } from "#kit/contract/person-record/person-record.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { auditAll } from "../audit.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "../http/context.ts";
import type { Announcement } from "../live/announcer.ts";
import { type Demand, demanded, readDemanded } from "../refusals/demand.ts";
import { refuse } from "../refusals/refuse.ts";
import { refuseBroken } from "../refusals/refuse-broken.ts";
import { refuseStale } from "../refusals/stale-version.ts";
import type { Session } from "../session.ts";
import { todayOf } from "../today-of.ts";
import type { PersonTable } from "./person-table.ts";
import {
	type AnyRow,
	deletePersonRow,
	type EndedRow,
	endRowsBefore,
	holdPerson,
	holdPersonOf,
	insertPersonRow,
	readPersonRow,
	rowsOfPerson,
	updatePersonRow,
} from "./sql.ts";

/** What the kit needs to know of people; `userDemand` of `staff/user-roles` is it. */
export type DemandPerson = (
	session: Session,
	needed: {
		readonly key: PermissionKey;
		readonly level: PermissionLevel;
		readonly userId: string;
		readonly today: string;
	},
) => Demand;

/** What is special about dated rows. */
export interface Rules<Values, Row> {
	/** Refuses people without the right for the person. */
	readonly demand: DemandPerson;
	/** Before writing: refuses, or says what is written. `before` is absent for a new row. */
	readonly prepare?: (
		context: WriteContext,
		given: { readonly userId: string; readonly values: Values; readonly before?: Row },
	) => Promise<Values> | Values;
	/** In the same transaction, after the row was written or deleted. */
	readonly afterChange?: (
		context: WriteContext,
		change: {
			readonly userId: string;
			readonly id: string;
			readonly before?: Row;
			readonly after?: Row;
		},
	) => Promise<void> | void;
	/** What is announced to browsers. */
	readonly tell: (row: Row) => Announcement;
}

export type Values = Readonly<Record<string, unknown>>;

/** A declaration with its table and rules, whatever its fields are. */
export interface Kind {
	readonly record: AnyPersonRecord;
	readonly table: PersonTable;
	readonly rules: Rules<Values, AnyRow>;
}

/** Refuses people without the level for the person: forbidden where they see the person, missing where not. */
function demandOf(
	{ record, rules }: Kind,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	userId: string,
	level: PermissionLevel,
): Demand | undefined {
	const { session } = context;
	const { permission: key, own } = record.declaration;
	if (own && level === "READ" && userId === session.userId) return undefined;
	return rules.demand(session, { key, level, userId, today: todayOf(context) });
}

async function demand(
	kind: Kind,
	tx: Tx,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	userId: string,
	level: PermissionLevel,
): Promise<void> {
	const needed = demandOf(kind, context, userId, level);
	if (needed !== undefined) await demanded(tx, needed);
}

export async function listRows(kind: Kind, context: ReadContext, userId: string): Promise<Values> {
	const { listAs = "items" } = kind.record.declaration;
	const needed = demandOf(kind, context, userId, "READ");
	const [rows] = await readDemanded<[AnyRow]>(context, needed, [
		rowsOfPerson(kind.table, context.tenantId, userId),
	]);
	return { [listAs]: rows.map((row) => answered(kind, context, row)) };
}

export function getRow(kind: Kind, context: ReadContext, id: string): Promise<AnyRow> {
	return context.read(async (tx) => {
		const row = await readPersonRow(tx, kind.table, context.tenantId, id);
		if (row === undefined) return refuse(commonRefusals.notFound);
		await demand(kind, tx, context, row.userId, "READ");
		return answered(kind, context, row);
	});
}

/** A row with what is answered of it today, where there is such. */
function answered(
	{ record }: Kind,
	context: Pick<ReadContext | WriteContext, "session" | "now">,
	row: AnyRow,
): AnyRow {
	const { days, tellsCurrent } = record.declaration;
	if (!tellsCurrent) return row;
	const today = todayOf(context);
	const [from, to] = days.map((day) => row[day] as string | null);
	return { ...row, isCurrent: String(from) <= today && (to == null || today <= to) };
}

export interface NewRow extends Values {
	readonly userId: string;
	readonly endsPrevious?: boolean;
}

export async function createRow(
	kind: Kind,
	context: WriteContext,
	{ userId, endsPrevious = false, ...values }: NewRow,
): Promise<Values> {
	await demand(kind, context.tx, context, userId, "WRITE");
	const id = await addRow(kind, context, userId, values, endsPrevious);
	return answerOf(kind, context, { id });
}

export async function addRow(
	kind: Kind,
	context: WriteContext,
	userId: string,
	given: Values,
	endsPrevious: boolean,
): Promise<string> {
	const { tx, tenantId, now } = context;
	const { table, record } = kind;
	await holdPerson(tx, tenantId, userId);
	const values = await prepared(kind, context, { userId, values: given });
	if (endsPrevious) {
		const { days } = record.declaration;
		const ended = await endRowsBefore(tx, table, days, { tenantId, userId, values });
		await traceEnds(kind, context, userId, ended);
	}
	const id = newId(now.getTime());
	await refuseBroken(table.constraints, () =>
		insertPersonRow(tx, table, { tenantId, id, userId }, values),
	);
	await changed(kind, context, { id, userId, after: { ...values, id, userId, version: 1 } });
	return id;
}

interface Change {
	readonly id: string;
	readonly version: number;
	/** Fields that are not given stay. */
	readonly values: Values;
}

export async function changeRow(
	kind: Kind,
	context: WriteContext,
	change: Change,
): Promise<Values> {
	const { tx, tenantId } = context;
	const { id, version } = change;
	const before = await opened(kind, context, id, "WRITE");
	if (before.version !== version) {
		const { entity } = kind.record.declaration;
		await refuseStale(tx, { tenantId, entity, entityId: id, current: before });
	}
	const { userId } = before;
	const wanted = { ...keptOf(kind, before), ...change.values };
	const values = await prepared(kind, context, { userId, values: wanted, before });
	const next = await refuseBroken(kind.table.constraints, () =>
		updatePersonRow(tx, kind.table, tenantId, id, values),
	);
	const after = { ...values, id, userId, version: next };
	await changed(kind, context, { id, userId, before, after });
	return answerOf(kind, context, { id, version: next });
}

export async function removeRow(kind: Kind, context: WriteContext, id: string) {
	const { tx, tenantId } = context;
	const before = await opened(kind, context, id, "FULL");
	await refuseBroken(kind.table.constraints, () => deletePersonRow(tx, kind.table, tenantId, id));
	await changed(kind, context, { id, userId: before.userId, before });
	return {};
}

/** A row that is about to be changed, locked: refuses people who may not. */
async function opened(kind: Kind, context: WriteContext, id: string, level: PermissionLevel) {
	const { tx, tenantId } = context;
	const [, row] = await Promise.all([
		holdPersonOf(tx, kind.table, tenantId, id),
		readPersonRow(tx, kind.table, tenantId, id, true),
	]);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demand(kind, tx, context, row.userId, level);
	return row;
}

async function prepared(
	{ record, rules }: Kind,
	context: WriteContext,
	given: { readonly userId: string; readonly values: Values; readonly before?: AnyRow },
): Promise<Values> {
	const { days, turned } = record.declaration;
	const [from, to] = days.map((day) => given.values[day] as string | null);
	if (to != null && from != null && to < from) refuse(turned);
	return (await rules.prepare?.(context, given)) ?? given.values;
}

/** What the trace keeps of a row: days and fields, nothing computed. */
function keptOf({ table }: Kind, row: Values): Values {
	return Object.fromEntries(Object.keys(table.columns).map((name) => [name, row[name]]));
}

interface Changed {
	readonly id: string;
	readonly userId: string;
	readonly before?: AnyRow;
	readonly after?: AnyRow;
}

/** After a write: its consequences, its trace, its message. */
async function changed(kind: Kind, context: WriteContext, change: Changed): Promise<void> {
	const { record, rules } = kind;
	const { id, userId, before, after } = change;
	await rules.afterChange?.(context, change);
	const done = before === undefined ? "created" : "changed";
	await auditAll(context.tx, context, [
		{
			entity: record.declaration.entity,
			entityId: id,
			subjectUserId: userId,
			action: after === undefined ? "deleted" : done,
			before: before && keptOf(kind, before),
			after: after && keptOf(kind, after),
		},
	]);
	context.announce(rules.tell((after ?? before) as AnyRow));
}

export async function traceEnds(
	{ record }: Kind,
	context: WriteContext,
	userId: string,
	ended: readonly EndedRow[],
): Promise<void> {
	const { entity, days } = record.declaration;
	await auditAll(
		context.tx,
		context,
		ended.map(({ id, before, after }) => ({
			entity,
			entityId: id,
			subjectUserId: userId,
			action: "changed",
			before: { [days[1]]: before },
			after: { [days[1]]: after },
		})),
	);
}

/** The answer's schema takes what it needs of it. */
async function answerOf(
	kind: Kind,
	context: WriteContext,
	known: Values & { readonly id: string },
): Promise<Values> {
	if (!kind.record.declaration.answersRow) return known;
	const row = await readPersonRow(context.tx, kind.table, context.tenantId, known.id);
	return answered(kind, context, row as AnyRow);
}
