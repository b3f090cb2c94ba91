import { type RawBuilder, sql } from "kysely";
import type { Counted } from "#kit/server/answered-page.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { byName, pageSelected } from "#kit/server/page-of-rows.ts";
import { personTable } from "#kit/server/person-record/person-table.ts";
import { personColumns } from "#kit/server/person-record/sql.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { type Assignment, assignedTwice, heldQualifications, qualifications } from "../contract.ts";

export const qualificationTable = masterTable("qualification", qualifications, {
	columns: { name: "name", type: "type", levels: "levels" },
	unique: { qualification_name: "name" },
	extra: {
		userCount: sql`(select count(distinct q.user_id) from user_qualification q
			where q.tenant_id = m.tenant_id and q.qualification_id = m.id)`,
	},
});

/** The highest level that anybody holds of a qualification; 0 for none. */
export async function highestLevelHeld(tx: Tx, tenantId: string, qualificationId: string) {
	const row = await firstRow(tx)<{ level: number | null }>`
		select max(level) as level from user_qualification
		where tenant_id = ${tenantId} and qualification_id = ${qualificationId}`;
	return row?.level ?? 0;
}

const ofQualification = (column: "name" | "type" | "levels") =>
	sql`(select q.${sql.ref(column)} from qualification q where q.tenant_id = m.tenant_id and q.id = m.qualification_id)`;
const ofUser = (column: "first_name" | "last_name") =>
	sql`(select u.${sql.ref(column)} from app_user u where u.tenant_id = m.tenant_id and u.id = m.user_id)`;

/** Whether the person holds it again later: then nothing is lost when it ends. */
const isFollowed = sql<boolean>`exists (select from user_qualification n
	where n.tenant_id = m.tenant_id and n.user_id = m.user_id and n.qualification_id = m.qualification_id
		and n.valid_from > m.valid_from)`;

export const heldTable = personTable("user_qualification", heldQualifications, {
	constraints: { user_qualification_tenant_id_user_id_qualification_id_date_excl: assignedTwice },
	// with it the database keeps levels to qualifications that have some
	filled: ["type"],
	sorted: sql`${ofQualification("name")} collate natural_order, m.valid_from desc`,
	extra: {
		firstName: ofUser("first_name"),
		lastName: ofUser("last_name"),
		name: ofQualification("name"),
		type: ofQualification("type"),
		levels: ofQualification("levels"),
		isFollowed,
	},
});

export type AssignmentRow = Counted<Assignment & Record<string, unknown>>;

export interface HoldersAsked {
	readonly tenantId: string;
	readonly qualificationId: string;
	/** Sub-query of ids of people. */
	readonly visible: RawBuilder<string>;
	/** Civil day. */
	readonly today: string;
	/** Part of a name. */
	readonly search?: string | undefined;
	readonly paging: { readonly page: number; readonly pageSize: number };
}

/** A page of those who hold a qualification; no row where there is none, not even the one that tells the number alone. */
export function holdersOf(asked: HoldersAsked): Statement {
	const { tenantId, qualificationId, visible, today, search, paging } = asked;
	const holders = sql`
		from user_qualification m
		join app_user u on u.tenant_id = m.tenant_id and u.id = m.user_id
		where m.tenant_id = ${tenantId} and m.qualification_id = ${qualificationId}`;
	const page = pageSelected({
		rows: sql`
			select m.id, u.last_name as "lastName", u.first_name as "firstName", m.valid_from as "validFrom",
				-- of what goes on nobody asks whether something follows, which would be looked up for each
				m.valid_to is not null and m.valid_to < ${today}::date and not ${isFollowed} as "isLost" ${holders} and m.user_id in ${visible}`,
		// of the page's ids alone
		shown: sql`
			select ${personColumns(heldTable)},
				(m.valid_from <= ${today}::date and (m.valid_to is null or m.valid_to >= ${today}::date)) as "isCurrent"
			${holders}`,
		where: search
			? [
					sql`position(lower(${search}) in lower(r."firstName" || ' ' || r."lastName" || ', ' || r."firstName")) > 0`,
				]
			: [],
		keys: [
			{ value: sql`r."isLost"`, descending: true },
			...byName,
			{ value: sql`r."validFrom"`, descending: true },
		],
		paging,
	});
	return statementOf(sql`
		select found.* from qualification x cross join (${page}) found
		where x.tenant_id = ${tenantId} and x.id = ${qualificationId}
		order by found.place`);
}

export interface NamedQualification {
	readonly id: string;
	readonly name: string;
	readonly type: "BOOLEAN" | "LEVEL";
	readonly levels: readonly string[];
}

/** Those that may be given. */
export function enabledQualifications(tx: Tx, tenantId: string) {
	return rows(tx)<NamedQualification>`
		select id, name, type, levels from qualification where tenant_id = ${tenantId} and is_enabled`;
}

export interface QualificationFacts {
	readonly type: "BOOLEAN" | "LEVEL";
	readonly levels: readonly string[];
	readonly isEnabled: boolean;
}

export function readQualification(tx: Tx, tenantId: string, id: string) {
	return firstRow(tx)<QualificationFacts>`
		select type, levels, is_enabled as "isEnabled" from qualification
		where tenant_id = ${tenantId} and id = ${id} for share`;
}
