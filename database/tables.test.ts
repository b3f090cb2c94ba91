import { readFile } from "node:fs/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { cloneTemplate, dropClone, nameOfClone } from "#kit/testing/clone-template.ts";
import { urlOfDatabase } from "#kit/testing/test-cluster.ts";
import { generateSchema } from "../tools/generate-schema.ts";
import { tables } from "./tables.ts";
import { tenancyQuestions } from "./tenancy-questions.ts";

/** No tenant's rows can ever meet another's: asked of the catalogue of the migrated database, not of our intentions. */
const name = nameOfClone();
let client: pg.Client;
beforeAll(async () => {
	const { adminUrl } = inject("cluster");
	await cloneTemplate(adminUrl, name);
	const url = urlOfDatabase(adminUrl, name);
	client = new pg.Client({ connectionString: url });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await dropClone(inject("cluster").adminUrl, name);
});

/** First column of each row. */
async function list(text: string): Promise<string[]> {
	const { rows } = await client.query<unknown[]>({ text, rowMode: "array" });
	return rows.map((row) => String(row[0]));
}

describe.each(tenancyQuestions)("$rule", ({ sql, breach }) => {
	test("holds", async () => {
		expect(await list(sql)).toEqual([]);
	});

	test("would be noticed if it did not", async () => {
		await client.query("begin");
		try {
			await client.query(breach);
			expect(await list(sql)).not.toEqual([]);
		} finally {
			await client.query("rollback");
		}
	});
});

test("every table has an owner in tables.ts, and every owner a table", async () => {
	expect(
		await list(
			"select c.oid::regclass::text from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema$|graphile_worker$)' order by 1",
		),
	).toEqual(Object.keys(tables).toSorted());
});

test("append-only tables cannot be changed by the application", async () => {
	expect(
		await list(
			"select c.relname from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and has_table_privilege('app', c.oid, 'insert') and not has_table_privilege('app', c.oid, 'update') and not has_table_privilege('app', c.oid, 'delete') order by 1",
		),
	).toEqual([
		"approval_event",
		"audit_event",
		"audit_seal",
		"booking",
		"booking_position",
		"file_chunk",
		"frozen_day",
		"frozen_month",
		"job_protocol",
		"leave_entry",
		"leave_notice",
		"leave_notice_receipt",
		"leave_recount",
		"leave_year_end_person",
		"login_event",
		"month_correction",
		"overtime_entry",
		"password_history",
		"payroll_export",
		"payroll_export_import",
		"payroll_export_line",
		"payroll_export_line_change",
		"payroll_line",
		"retention_run",
		"shift_sequence_run",
		"shift_sequence_run_person",
		"special_account_modification",
	]);
});

test("schema.generated.ts is what the migrated database holds (else: npm run generate)", async () => {
	const { ownerUrl } = inject("cluster");
	const file = new URL("schema.generated.ts", import.meta.url);
	expect(await readFile(file, "utf8")).toBe(await generateSchema(urlOfDatabase(ownerUrl, name)));
});
