import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { inject } from "vitest";
import { cloneTemplate, dropClone, nameOfClone } from "#kit/testing/clone-template.ts";
import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";

const cluster = inject("cluster");

type UrlOf = (login: "owner" | "serve" | "admin") => string;

export async function withEmptyDatabase(work: (url: UrlOf) => Promise<void>): Promise<void> {
	const name = nameOfClone("migrate");
	await withClient(cluster.adminUrl, (client) =>
		client.query(`create database ${name} owner stundwerk_owner template template0`),
	);
	await withDatabase(name, work);
}

/** As a new installation has it. */
export async function withMigratedDatabase(work: (url: UrlOf) => Promise<void>): Promise<void> {
	const name = nameOfClone("migrated");
	await cloneTemplate(cluster.adminUrl, name);
	await withDatabase(name, work);
}

async function withDatabase(name: string, work: (url: UrlOf) => Promise<void>): Promise<void> {
	const urls = { owner: cluster.ownerUrl, serve: cluster.serveUrl, admin: cluster.adminUrl };
	try {
		await work((login) => urlOfDatabase(urls[login], name));
	} finally {
		await dropClone(cluster.adminUrl, name);
	}
}

/** As a release left a database that knew neither some migrations nor the folder of functions. */
export async function migrateAsBefore(
	url: string,
	isUnknown: (name: string) => boolean = () => false,
): Promise<void> {
	const folder = new URL("../../../../database/migrations/", import.meta.url);
	const names = (await readdir(folder)).sort().filter((name) => !isUnknown(name));
	await withClient(url, async (client) => {
		await client.query(
			"create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
		);
		await client.query("set app.tenant_id = '00000000-0000-0000-0000-000000000000'");
		for (const name of names) {
			const text = await readFile(new URL(name, folder), "utf8");
			await client.query(text);
			const sha256 = createHash("sha256").update(text).digest("hex");
			await client.query("insert into schema_migration (name, sha256) values ($1, $2)", [
				name,
				sha256,
			]);
		}
	});
}

/** Answers the rows of the last of some statements. */
export async function ask(url: string, ...statements: string[]): Promise<unknown[]> {
	return withClient(url, async (client) => {
		let answer: unknown[] = [];
		for (const statement of statements) answer = (await client.query(statement)).rows;
		return answer;
	});
}
