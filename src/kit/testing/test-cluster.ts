import { rm } from "node:fs/promises";
import pg from "pg";
import pino from "pino";
import { startEmbeddedDatabase } from "#kit/server/database/embedded/start-embedded-database.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { settleServing } from "#kit/server/database/serving-settings.ts";
import { throwAwayFolder } from "./throw-away-folder.ts";

export const templateName = "stundwerk_template";

/** Where test files find their cluster: an administrator's URL and the logins of owner and server. */
export interface TestCluster {
	readonly adminUrl: string;
	readonly ownerUrl: string;
	readonly serveUrl: string;
}

/**
 * One throw-away PostgreSQL for a whole run, with a migrated template that test files clone. Uses TEST_DATABASE_URL
 * (a superuser's URL) when it is set, else the embedded binaries.
 */
export async function startTestCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
	const given = process.env.TEST_DATABASE_URL;
	const cluster = given === undefined ? await embeddedCluster() : await givenCluster(given);
	await prepareTemplate(cluster);
	return cluster;
}

async function embeddedCluster(): Promise<TestCluster & { stop(): Promise<void> }> {
	const directory = await throwAwayFolder("stundwerk-test-");
	const embedded = await startEmbeddedDatabase({
		directory,
		log: pino({ level: "warn" }),
		durable: false,
	});
	const { adminUrl, ownerUrl, serveUrl } = embedded;
	return {
		adminUrl,
		ownerUrl,
		serveUrl,
		async stop() {
			await embedded.stop();
			await rm(directory, { recursive: true, force: true });
		},
	};
}

async function givenCluster(adminUrl: string): Promise<TestCluster & { stop(): Promise<void> }> {
	await withClient(adminUrl, async (client) => {
		for (const [role, options] of [
			["stundwerk_owner", "login createrole"],
			["stundwerk_server", "login"],
		] as const) {
			await client.query(
				`do $$ begin create role ${role} ${options} password 'test'; exception when duplicate_object then null; end $$`,
			);
		}
	});
	await withClient(adminUrl, (client) => settleServing(client, "stundwerk_server"));
	const as = (user: string) => {
		const url = new URL(adminUrl);
		url.username = user;
		url.password = "test";
		return url.href;
	};
	return {
		adminUrl,
		ownerUrl: as("stundwerk_owner"),
		serveUrl: as("stundwerk_server"),
		stop: async () => {},
	};
}

async function prepareTemplate(cluster: TestCluster): Promise<void> {
	await withClient(cluster.adminUrl, async (client) => {
		await letForgetStatements(client);
		await client.query(`drop database if exists ${templateName}`);
		await client.query(
			`create database ${templateName} owner stundwerk_owner template template0 encoding 'UTF8'`,
		);
	});
	const ownerUrl = urlOfDatabase(cluster.ownerUrl, templateName);
	await migrate(ownerUrl, { grantAppTo: "stundwerk_server" });
}

/** So that `dropClone` can make room; a cluster that was given may not count at all. */
async function letForgetStatements(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ loaded: boolean }>(
		"select current_setting('shared_preload_libraries') ~ 'pg_stat_statements' as loaded",
	);
	if (rows[0]?.loaded) await client.query("create extension if not exists pg_stat_statements");
}

export async function withClient<T>(
	url: string,
	work: (client: pg.Client) => Promise<T>,
): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

export function urlOfDatabase(url: string, database: string): string {
	const changed = new URL(url);
	changed.pathname = `/${database}`;
	return changed.href;
}
