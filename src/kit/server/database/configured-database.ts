import pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { DatabaseUrls } from "../start-server.ts";
import { startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";
import { migrate } from "./migrate.ts";

export interface ConfiguredDatabase {
	readonly urls: DatabaseUrls;
	/** Our own, and without any tenant: nobody's data is in it. */
	readonly fresh: boolean;
	stop(): Promise<void>;
}

/** The operator's database, else our own embedded one; migrated to the newest state either way. */
export async function openConfiguredDatabase(config: Config, log: Logger) {
	const { databaseUrl, databaseOwnerUrl } = config;
	if (databaseUrl === undefined) return openEmbedded(config, log);
	const urls = {
		serveUrl: databaseUrl,
		ownerUrl: databaseOwnerUrl ?? databaseUrl,
		switchToApp: databaseOwnerUrl === undefined,
	};
	await migrate(urls.ownerUrl);
	return { urls, fresh: false, stop: async () => {} };
}

async function openEmbedded(config: Config, log: Logger): Promise<ConfiguredDatabase> {
	const embedded = await startEmbeddedDatabase({
		directory: `${config.dataDirectory}/postgres`,
		log,
	});
	try {
		await migrate(embedded.ownerUrl, { grantAppTo: "stundwerk_server" });
	} catch (error) {
		await embedded.stop();
		throw error;
	}
	const { ownerUrl, serveUrl } = embedded;
	return {
		urls: { ownerUrl, serveUrl, switchToApp: false },
		fresh: await hasNoTenant(ownerUrl),
		stop: () => embedded.stop(),
	};
}

/** Also true where an earlier first start was interrupted before anything was in it. */
async function hasNoTenant(ownerUrl: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		// the directory shows itself to maintenance only
		await client.query("set role maintenance");
		const { rows } = await client.query("select exists (select from tenant_directory) as found");
		return !rows[0].found;
	} finally {
		await client.end();
	}
}
