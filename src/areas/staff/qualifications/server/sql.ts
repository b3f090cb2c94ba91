import { type RawBuilder, sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { changeRow, removeRow } from "#kit/server/versioned-rows/sql.ts";
import { type Assignment, qualifications } from "../contract.ts";

export const qualificationTable = masterTable("qualification", qualifications, {
	columns: { name: "name", type: "type", levels: "levels" },
	unique: { qualification_name: "name" },
	extra: {
		userCount: sql`(select count(distinct q.user_id) from user_qualification q
			where q.tenant_id = m.tenant_id and q.qualification_id = m.id)`,
	},
});

/** The highest level that anybody holds of a qualification; 0 for none. */
export async function highestLevelHeld(
	tx: Tx,
	tenantId: string,
	qualificationId: string,
): Promise<number> {
	const row = await tx
		.selectFrom("user_qualification")
		.select((eb) => eb.fn.max("level").as("level"))
		.where("tenant_id", "=", tenantId)
		.where("qualification_id", "=", qualificationId)
		.executeTakeFirst();
	return row?.level ?? 0;
}

const assignmentColumns = (today: string) => sql`
	a.id, a.version, a.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
	a.qualification_id as "qualificationId", q.name, q.type, q.levels, a.level,
	a.valid_from as "validFrom", a.valid_to as "validTo",
	(a.valid_from <= ${today}::date and (a.valid_to is null or a.valid_to >= ${today}::date)) as "isCurrent"`;

const assignmentTables = sql`
	user_qualification a
	join app_user u on u.tenant_id = a.tenant_id and u.id = a.user_id
	join qualification q on q.tenant_id = a.tenant_id and q.id = a.qualification_id`;

export interface AssignmentRow extends Assignment, Record<string, unknown> {}

/** Who holds a qualification; one row of nothing where it exists and nobody visible does. */
export function holdersOf(
	tenantId: string,
	qualificationId: string,
	visible: RawBuilder<string>,
	today: string,
): Statement {
	return statementOf(sql`
		select found.* from qualification x
		left join (
			select ${assignmentColumns(today)} from ${assignmentTables}
			where a.tenant_id = ${tenantId} and a.user_id in ${visible}
		) found on found."qualificationId" = x.id
		where x.tenant_id = ${tenantId} and x.id = ${qualificationId}
		order by found."lastName" collate natural_order, found."firstName" collate natural_order, found."validFrom" desc`);
}

/** What a person holds, by name. */
export async function heldBy(
	tx: Tx,
	tenantId: string,
	userId: string,
	today: string,
): Promise<Assignment[]> {
	const { rows } = await sql<Assignment>`
		select ${assignmentColumns(today)} from ${assignmentTables}
		where a.tenant_id = ${tenantId} and a.user_id = ${userId}
		order by q.name collate natural_order, a.valid_from desc`.execute(tx);
	return rows;
}

export async function readAssignment(
	tx: Tx,
	tenantId: string,
	id: string,
	today: string,
): Promise<Assignment | undefined> {
	const { rows } = await sql<Assignment>`
		select ${assignmentColumns(today)} from ${assignmentTables}
		where a.tenant_id = ${tenantId} and a.id = ${id} for update of a`.execute(tx);
	return rows[0];
}

export interface QualificationFacts {
	readonly type: "BOOLEAN" | "LEVEL";
	readonly levels: readonly string[];
	readonly isEnabled: boolean;
}

export async function readQualification(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<QualificationFacts | undefined> {
	const { rows } = await sql<QualificationFacts>`
		select type, levels, is_enabled as "isEnabled" from qualification
		where tenant_id = ${tenantId} and id = ${id} for share`.execute(tx);
	return rows[0];
}

export interface Held {
	readonly level: number | null;
	readonly validFrom: string;
	readonly validTo: string | null;
}

export async function insertAssignment(
	tx: Tx,
	tenantId: string,
	row: Held & {
		readonly id: string;
		readonly userId: string;
		readonly qualificationId: string;
		readonly type: string;
	},
): Promise<void> {
	await tx
		.insertInto("user_qualification")
		.values({
			tenant_id: tenantId,
			id: row.id,
			user_id: row.userId,
			qualification_id: row.qualificationId,
			type: row.type,
			level: row.level,
			valid_from: row.validFrom,
			valid_to: row.validTo,
		})
		.execute();
}

export async function updateAssignment(
	tx: Tx,
	tenantId: string,
	id: string,
	{ level, validFrom, validTo }: Held,
): Promise<void> {
	const change = { level, valid_from: validFrom, valid_to: validTo };
	await changeRow(tx, "user_qualification", { tenantId, id }, change);
}

export function deleteAssignment(tx: Tx, tenantId: string, id: string): Promise<void> {
	return removeRow(tx, "user_qualification", { tenantId, id });
}
