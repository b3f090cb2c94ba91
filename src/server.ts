import { systemClock } from "./kit/server/clock.ts";
import { type Config, readConfig } from "./kit/server/config.ts";
import { startEmbeddedDatabase } from "./kit/server/database/embedded/start-embedded-database.ts";
import { migrate } from "./kit/server/database/migrate.ts";
import { findFeatures } from "./kit/server/find-features.ts";
import { createLog } from "./kit/server/log.ts";
import { type DatabaseUrls, startServer } from "./kit/server/start-server.ts";

/** Composition only: configuration → database → features → server. */
const config = readConfig(process.env);
const database = await openConfiguredDatabase(config);
const [features] = await Promise.all([
	findFeatures(),
	migrate(database.urls.ownerUrl),
]);
await database.afterMigration();
const server = await startServer({
	config,
	clock: systemClock,
	urls: database.urls,
	features,
});
console.log(`Stundwerk ${server.services.version} — ${server.address}`);

let ending = false;
async function end(): Promise<void> {
	if (ending) return;
	ending = true;
	await server.close();
	await database.stop();
	process.exit(0);
}
process.on("SIGINT", end);
process.on("SIGTERM", end);

interface ConfiguredDatabase {
	readonly urls: DatabaseUrls;
	afterMigration(): Promise<void>;
	stop(): Promise<void>;
}

async function openConfiguredDatabase(
	settings: Config,
): Promise<ConfiguredDatabase> {
	const { databaseUrl, databaseOwnerUrl } = settings;
	if (databaseUrl !== undefined) {
		return {
			urls: {
				serveUrl: databaseUrl,
				ownerUrl: databaseOwnerUrl ?? databaseUrl,
				switchToApp: databaseOwnerUrl === undefined,
			},
			afterMigration: async () => {},
			stop: async () => {},
		};
	}
	const embedded = await startEmbeddedDatabase({
		directory: `${settings.dataDirectory}/postgres`,
		log: createLog(settings.logLevel),
	});
	return {
		urls: {
			serveUrl: embedded.serveUrl,
			ownerUrl: embedded.ownerUrl,
			switchToApp: false,
		},
		// the role `app` exists only after the first migration
		afterMigration: () => grantApp(embedded.ownerUrl),
		stop: () => embedded.stop(),
	};
}

async function grantApp(ownerUrl: string): Promise<void> {
	const { default: pg } = await import("pg");
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	await client.query("grant app to stundwerk_server");
	await client.end();
}
