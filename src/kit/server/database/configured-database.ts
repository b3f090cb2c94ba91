import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { DatabaseUrls } from "../start-server.ts";
import { startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";
import { migrate } from "./migrate.ts";

export interface ConfiguredDatabase {
	readonly urls: DatabaseUrls;
	/** Made by this start, so that nobody's data is in it. */
	readonly fresh: boolean;
	stop(): Promise<void>;
}

/** The operator's database, else our own embedded one; migrated to the newest state either way. */
export async function openConfiguredDatabase(
	config: Config,
	log: Logger,
): Promise<ConfiguredDatabase> {
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

async function openEmbedded(
	config: Config,
	log: Logger,
): Promise<ConfiguredDatabase> {
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
	const { ownerUrl, serveUrl, fresh } = embedded;
	return {
		urls: { ownerUrl, serveUrl, switchToApp: false },
		fresh,
		stop: () => embedded.stop(),
	};
}
