import { sql } from "kysely";
import type { PersonRow } from "#kit/contract/person-record/person-record.ts";
import { addMissingRows } from "#kit/server/add-missing-rows.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { personTable } from "#kit/server/person-record/person-table.ts";
import { firstRow, rows } from "#kit/server/rows-of.ts";
import { columnsOf } from "#kit/server/versioned-rows/columns-of.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import {
	payrollAccountUnusable,
	payrollAssignedTwice,
	payrollAssignments,
} from "../contract/assignments.ts";

export const payrollAccountTable = masterTable("payroll_account", payrollAccounts, {
	columns: {
		code: "code",
		name: "name",
		type: "type",
		format: "format",
		specialAccountId: "special_account_id",
		activityId: "activity_id",
		activityClass: "activity_class",
		workedOnly: "worked_only",
	},
	unique: { payroll_account_code: "code" },
	extra: {
		specialAccountName: sql`(select s.name from special_account s
			where s.tenant_id = m.tenant_id and s.id = m.special_account_id)`,
		activityName: sql`(select a.name from activity a where a.tenant_id = m.tenant_id and a.id = m.activity_id)`,
		userCount: (now) => sql`(select count(distinct p.user_id)::int from payroll_account_user p
			where p.tenant_id = m.tenant_id and p.account_id = m.id and (p.valid_to is null or p.valid_to >= ${now}::date))`,
	},
});

const ofAccount = (column: "code" | "name") =>
	sql`(select a.${sql.ref(column)} from payroll_account a where a.tenant_id = m.tenant_id and a.id = m.account_id)`;

export const assignmentTable = personTable("payroll_account_user", payrollAssignments, {
	constraints: {
		payroll_account_user_once: payrollAssignedTwice,
		payroll_account_user_account_known: payrollAccountUnusable,
	},
	apart: ["accountId"],
	// many begin on one day: what is looked for is an account
	sorted: sql`${ofAccount("code")} collate natural_order, m.valid_from desc, m.id`,
	extra: { accountCode: ofAccount("code"), accountName: ofAccount("name") },
});

export async function classTypeOf(tx: Tx, tenantId: string, activityId: string) {
	const row = await firstRow(tx)<{ class_type: string }>`
		select class_type from activity where tenant_id = ${tenantId} and id = ${activityId}`;
	return row?.class_type;
}

/** Those of some accounts that are not archived; kept from being archived meanwhile. */
export async function usableAccounts(
	tx: Tx,
	tenantId: string,
	accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
	const found = await rows(tx)<{ id: string }>`
		select a.id from payroll_account a
		where a.tenant_id = ${tenantId} and a.id = any(${[...accountIds]}::uuid[]) and a.is_enabled
		order by a.id for share of a`;
	return new Set(found.map(({ id }) => id));
}

type NewAssignment = Omit<PersonRow<typeof payrollAssignments.declaration>, "version">;

/** @returns ids of those that were written; the others overlap what is there */
export function insertAssignments(
	tx: Tx,
	tenantId: string,
	given: readonly NewAssignment[],
): Promise<Set<string>> {
	return addMissingRows(
		tx,
		"payroll_account_user",
		given.map((row) => ({ tenant_id: tenantId, ...columnsOf(row) })),
	);
}

/** Special accounts in use, by their codes in capitals. */
export async function specialIdsByCode(
	tx: Tx,
	tenantId: string,
): Promise<ReadonlyMap<string, string>> {
	const found = await rows(tx)<{ id: string; code: string }>`
		select id, upper(code) as code from special_account where tenant_id = ${tenantId} and is_enabled`;
	return new Map(found.map(({ id, code }) => [code, id]));
}

/** Accounts whose code is not taken. @returns ids of those that were written */
export function insertAccounts(
	tx: Tx,
	tenantId: string,
	given: readonly ({ readonly id: string } & Readonly<Record<string, unknown>>)[],
): Promise<Set<string>> {
	return addMissingRows(
		tx,
		"payroll_account",
		given.map((row) => ({
			...{ tenant_id: tenantId, is_enabled: true, version: 1 },
			...columnsOf(row),
		})),
	);
}
