import type { RowPlace, RowReader } from "#domain/import/person-rows.ts";
import { type HeldRow, planDatedRow, type RowPlan } from "#domain/import/plan-dated-row.ts";
import type { CellReader } from "#domain/import/read-cells.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { PersonDeclaration, PersonRecord } from "#kit/contract/person-record/person-record.ts";
import { type AuditEvent, auditAll } from "../audit.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { PersonTable } from "../person-record/person-table.ts";
import {
	ChangedMeanwhile,
	type Importer,
	type ImportWriter,
	type PersonImport,
	type RowsOfPerson,
	type WrittenOfPerson,
} from "./person-import.ts";
import {
	addAll,
	changeAll,
	closedUntil,
	deleteAll,
	type RowToAdd,
	rowsOfAll,
	type StoredRow,
	unchangedOf,
} from "./sql.ts";

type Values = Readonly<Record<string, unknown>>;

/** A row that a line asks for. */
export interface WantedRow {
	/** The column that asks for it, for what is wrong with it. */
	readonly field: string;
	readonly values: Values;
	/** Of the person's rows those that exclude it; all unless given. */
	readonly apart?: readonly HeldRow[];
	/** The last day it may hold. */
	readonly until?: string | null;
}

/** Days of a person that a written row changes. */
export interface ImportedDays {
	readonly userId: string;
	readonly from: string;
	readonly to: string | null;
}

interface Given<D extends PersonDeclaration, Facts>
	extends Pick<PersonImport, "name" | "permission" | "feature" | "columns"> {
	readonly record: PersonRecord<D>;
	readonly table: PersonTable;
	/** A row that begins in a closed month of its person is at fault. */
	readonly lockedByMonths?: boolean;
	/** What cells are understood by. */
	readonly facts: (tx: Tx, importer: Importer) => Promise<Facts>;
	/** What one line asks for, faults by the reader. */
	readonly read: (
		cells: CellReader,
		facts: Facts,
		place: RowPlace,
		held: readonly HeldRow[],
	) => readonly WantedRow[];
	/** Adds what only the moment of writing knows. */
	readonly complete?: (
		tx: Tx,
		writer: ImportWriter,
		rows: readonly RowToAdd[],
	) => Promise<readonly RowToAdd[]>;
	/** What follows, for all rows at once. */
	readonly afterChange?: (
		tx: Tx,
		writer: ImportWriter,
		days: readonly ImportedDays[],
	) => Promise<void>;
}

/** What was written of one person. */
interface Written {
	readonly added: readonly string[];
	/** Rows that got another last day: their version since, and the day before. */
	readonly ended: readonly {
		readonly id: string;
		readonly version: number;
		readonly to: string | null;
	}[];
	readonly days: Omit<ImportedDays, "userId">[];
}

/** The import of dated rows of a person, by their declaration: as the ordinary operation writes them, for all lines at once. */
export function datedImport<D extends PersonDeclaration, Facts>(
	given: Given<D, Facts>,
): PersonImport {
	const { name, permission, feature, columns, table } = given;
	const { entity, days } = given.record.declaration;
	const [first, last] = days;
	const kind: Kind = { ...given, table, entity, first, last };
	return {
		...{ name, permission, columns },
		...(feature && { feature }),
		reader: (tx, importer) => readerOf(given, kind, tx, importer),
		write: (tx, writer, people) => writeRows(kind, tx, writer, people),
		untouched: (tx, tenantId, people) => untouchedOf(kind, tx, tenantId, people),
		takeBack: (tx, writer, people) => takeRowsBack(kind, tx, writer, people),
	};
}

async function readerOf<D extends PersonDeclaration, Facts>(
	given: Given<D, Facts>,
	kind: Kind,
	tx: Tx,
	importer: Importer,
): Promise<RowReader["read"]> {
	const { tenantId } = importer.session;
	const facts = await given.facts(tx, importer);
	const stored = await rowsOfAll(tx, given.table, tenantId);
	const held = Map.groupBy(stored, ({ userId }) => userId);
	const closed = given.lockedByMonths ? await closedUntil(tx, tenantId) : new Map();
	return (cells, place) => {
		const rows = (held.get(place.userId ?? "") ?? []).map((row) => heldRow(kind, row));
		const wanted = given.read(cells, facts, place, rows);
		const plans = wanted.flatMap((one) => plannedRow(cells, place, one, rows));
		const lastClosed = closed.get(place.userId ?? "") ?? "";
		if (plans.length > 0 && place.from <= lastClosed) {
			cells.fault(wanted[0]?.field ?? given.name, "MONTH_CLOSED", lastClosed.slice(0, 7));
		}
		return plans.length === 0 ? undefined : plans;
	};
}

async function writeRows(
	kind: Kind,
	tx: Tx,
	writer: ImportWriter,
	people: readonly RowsOfPerson[],
): Promise<readonly WrittenOfPerson[]> {
	const { table, last, complete = async (_tx, _writer, rows) => rows, afterChange } = kind;
	const planned = people.map((one) => ({ ...one, ...rowsToAdd(kind, writer, one) }));
	const rows = planned.flatMap((one) => one.rows);
	const added = await complete(tx, writer, rows);
	const ended = planned.flatMap(({ userId, ended }) => ended.map((end) => ({ ...end, userId })));
	const changes = ended.map(({ id, version, next }) => ({ id, version, values: { [last]: next } }));
	const count = await changeAll(tx, table, writer.tenantId, changes);
	if (count < ended.length) throw new ChangedMeanwhile();
	await addAll(tx, table, writer.tenantId, added);
	await auditAll(tx, writer, [
		...ended.map(({ userId, id, to, next }) => endedEvent(kind, { userId, id }, to, next)),
		...added.map((row) => createdEvent(kind, row)),
	]);
	const written = planned.map(writtenOf);
	await afterChange?.(tx, writer, daysOf(written));
	return written;
}

async function untouchedOf(
	{ table }: Kind,
	tx: Tx,
	tenantId: string,
	people: readonly WrittenOfPerson[],
): Promise<ReadonlySet<string>> {
	const rowsOf = ({ written }: WrittenOfPerson) => rowsOfWritten(written as Written);
	const unchanged = await unchangedOf(tx, table, tenantId, people.flatMap(rowsOf));
	const asLeft = people.filter((one) => rowsOf(one).every(({ id }) => unchanged.has(id)));
	return new Set(asLeft.map(({ userId }) => userId));
}

async function takeRowsBack(
	kind: Kind,
	tx: Tx,
	writer: ImportWriter,
	people: readonly WrittenOfPerson[],
): Promise<void> {
	const { table, last, afterChange } = kind;
	const all = people.map(({ userId, written }) => ({ userId, ...(written as Written) }));
	const added = all.flatMap(({ userId, added }) => added.map((id) => ({ userId, id })));
	const ended = all.flatMap(({ userId, ended }) => ended.map((end) => ({ ...end, userId })));
	const ids = added.map(({ id }) => id);
	const changes = ended.map(({ id, version, to }) => ({ id, version, values: { [last]: to } }));
	await deleteAll(tx, table, writer.tenantId, ids);
	await changeAll(tx, table, writer.tenantId, changes);
	await auditAll(tx, writer, [
		...added.map((row) => deletedEvent(kind, row)),
		...ended.map(({ userId, id, to }) => endedEvent(kind, { userId, id }, undefined, to)),
	]);
	await afterChange?.(tx, writer, daysOf(people));
}

interface Kind extends Pick<Given<PersonDeclaration, unknown>, "complete" | "afterChange"> {
	readonly table: PersonTable;
	readonly entity: string;
	/** Names of the days. */
	readonly first: string;
	readonly last: string;
}

function heldRow({ first, last }: Kind, row: StoredRow): HeldRow {
	const { id, version } = row;
	return { id, version, from: String(row[first]), to: row[last] as string | null, values: row };
}

function plannedRow(
	cells: CellReader,
	{ from }: RowPlace,
	{ field, values, apart, until }: WantedRow,
	held: readonly HeldRow[],
): readonly RowPlan[] {
	const plan = planDatedRow(apart ?? held, from, values, until);
	if (plan === "BEGINS_THEN") cells.fault(field, "BEGINS_THEN", from);
	return plan === undefined || plan === "BEGINS_THEN" ? [] : [plan];
}

function rowsToAdd({ first, last }: Kind, writer: ImportWriter, { userId, row }: RowsOfPerson) {
	const plans = row as readonly RowPlan[];
	return {
		plans,
		rows: plans.map(({ from, to, values }) => ({
			id: newId(writer.now.getTime()),
			userId,
			values: { ...values, [first]: from, [last]: to },
		})),
		ended: plans.flatMap(({ ends, from }) =>
			ends === undefined ? [] : [{ ...ends, next: isoDayPlus(from, -1) }],
		),
	};
}

function writtenOf(planned: RowsOfPerson & ReturnType<typeof rowsToAdd>): WrittenOfPerson {
	const { userId, rows, ended, plans } = planned;
	const written: Written = {
		added: rows.map(({ id }) => id),
		ended: ended.map(({ id, version, to }) => ({ id, version: version + 1, to })),
		days: plans.map(({ from, to }) => ({ from, to })),
	};
	return { userId, written };
}

function daysOf(people: readonly WrittenOfPerson[]): ImportedDays[] {
	return people.flatMap(({ userId, written }) =>
		(written as Written).days.map((days) => ({ userId, ...days })),
	);
}

/** With the versions that they had after the import. */
function rowsOfWritten({ added, ended }: Written) {
	return [...added.map((id) => ({ id, version: 1 })), ...ended];
}

function createdEvent({ entity }: Kind, { id, userId, values }: RowToAdd): AuditEvent {
	return { entity, entityId: id, subjectUserId: userId, action: "created", after: values };
}

interface Row {
	readonly userId: string;
	readonly id: string;
}

function deletedEvent({ entity }: Kind, { userId, id }: Row): AuditEvent {
	return { entity, entityId: id, subjectUserId: userId, action: "deleted" };
}

function endedEvent(
	{ entity, last }: Kind,
	{ userId, id }: Row,
	before: string | null | undefined,
	after: string | null,
): AuditEvent {
	const about = { entity, entityId: id, subjectUserId: userId, action: "changed" };
	return {
		...about,
		...(before !== undefined && { before: { [last]: before } }),
		after: { [last]: after },
	};
}
