import { rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, inject } from "vitest";
import { cloneTemplate, dropClone, nameOfClone } from "#kit/testing/clone-template.ts";
import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";
import { type CommandResult, runNode } from "../run-command.ts";

const root = join(import.meta.dirname, "..", "..");

/** A database of a test's own. */
export interface TriedDatabase {
	readonly ownerUrl: string;
	readonly serveUrl: string;
	/** Of a superuser. */
	readonly adminUrl: string;
	ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

export function databaseAt(urls: Omit<TriedDatabase, "ask">): TriedDatabase {
	return {
		...urls,
		ask: (text, values = []) =>
			withClient(urls.adminUrl, async (client) => (await client.query(text, values)).rows),
	};
}

/** Runs one of the tools as an operator does. */
export function runTool(
	database: TriedDatabase,
	data: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
	return runNode(args, { cwd: root, env: { ...environment(database, data), ...env } });
}

export function environment(database: TriedDatabase, data: string): NodeJS.ProcessEnv {
	return {
		DATABASE_URL: database.serveUrl,
		DATABASE_OWNER_URL: database.ownerUrl,
		DATABASE_BACKUP_URL: database.adminUrl,
		STUNDWERK_DATA: data,
		STUNDWERK_KEY: "",
	};
}

/** Call at the top of a test file: databases and folders, gone after all its tests. */
export function useTries() {
	const names: string[] = [];
	const folders: string[] = [];
	afterAll(async () => {
		for (const name of names) await dropClone(inject("cluster").adminUrl, name);
		for (const folder of folders) await rm(folder, { recursive: true, force: true });
	});
	const named = (name: string) => {
		names.push(name);
		const { ownerUrl, serveUrl, adminUrl } = inject("cluster");
		return databaseAt({
			ownerUrl: urlOfDatabase(ownerUrl, name),
			serveUrl: urlOfDatabase(serveUrl, name),
			adminUrl: urlOfDatabase(adminUrl, name),
		});
	};
	return {
		/** Without any table. */
		async emptyDatabase(): Promise<TriedDatabase> {
			const name = nameOfClone("empty");
			await withClient(inject("cluster").adminUrl, (client) =>
				client.query(`create database ${name} owner stundwerk_owner template template0`),
			);
			return named(name);
		},
		/** With the newest tables, and no tenant. */
		async newDatabase(): Promise<TriedDatabase> {
			const name = nameOfClone("new");
			await cloneTemplate(inject("cluster").adminUrl, name);
			return named(name);
		},
		async newFolder(): Promise<string> {
			const folder = await throwAwayFolder("stundwerk-backup-");
			folders.push(folder);
			return folder;
		},
	};
}

/** How many rows each table has, and what they come to in whatever order; read by other means than the backup's. */
export async function fingerprints(
	database: TriedDatabase,
	without: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const tables = await database.ask<{ name: string }>(
		`select c.oid::regclass::text as name from pg_class c
		where c.relkind in ('r', 'p') and not c.relispartition
			and c.relnamespace::regnamespace::text in ('public', 'graphile_worker') order by 1`,
	);
	const found = new Map<string, string>();
	for (const { name } of tables) {
		if (without.includes(name)) continue;
		const [row] = await database.ask<{ sum: string }>(
			`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
		);
		found.set(name, row?.sum ?? "");
	}
	return found;
}
