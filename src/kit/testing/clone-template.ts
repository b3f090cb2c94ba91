import { randomBytes } from "node:crypto";
import type pg from "pg";
import { templateName, withClient } from "./test-cluster.ts";

/** A name that no other copy of this run has. */
export function nameOfClone(prefix = "test"): string {
	return `${prefix}_${randomBytes(6).toString("hex")}`;
}

/**
 * Copies the migrated template: nothing may connect to the template itself, because PostgreSQL copies no database that
 * somebody is in.
 */
export async function cloneTemplate(adminUrl: string, name: string): Promise<void> {
	await withClient(adminUrl, (client) =>
		client.query(
			`create database ${name} owner stundwerk_owner template ${templateName} strategy file_copy`,
		),
	);
}

/** Drops a copy, the person who is still in it, and what was counted in it. */
export async function dropClone(adminUrl: string, name: string): Promise<void> {
	await withClient(adminUrl, async (client) => {
		await forgetStatements(client, name);
		await client.query(`drop database if exists ${name} with (force)`);
	});
}

/** Statements counted in databases that are gone would leave no room for those of the ones that are there. */
async function forgetStatements(client: pg.Client, database: string): Promise<void> {
	const { rowCount } = await client.query(
		"select from pg_extension where extname = 'pg_stat_statements'",
	);
	if (rowCount === 0) return;
	await client.query(
		"select pg_stat_statements_reset(0, oid, 0) from pg_database where datname = $1",
		[database],
	);
}
