import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { checkServingRole } from "./database/check-serving-role.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { createApplication, type Feature } from "./http/application.ts";
import { registerHealth } from "./http/health.ts";
import { readPage, serveWeb } from "./http/serve-web.ts";
import { createAnnouncer } from "./live/announcer.ts";
import { createLog } from "./log.ts";
import { createSecrets, readKey } from "./secrets.ts";
import type { Services } from "./services.ts";
import { SessionCache } from "./session-cache.ts";

export interface DatabaseUrls {
	readonly serveUrl: string;
	/** Direct; listens and drives the job queue. */
	readonly ownerUrl: string;
	/** One login does everything: serving connections switch to the role `app`. */
	readonly switchToApp: boolean;
}

export interface RunningServer {
	readonly app: FastifyInstance;
	readonly services: Services;
	/** Base address, e.g. http://127.0.0.1:3000 */
	readonly address: string;
	close(): Promise<void>;
}

/** Starts one serving process on a migrated database. */
export async function startServer(options: {
	config: Config;
	clock: Clock;
	urls: DatabaseUrls;
	features: readonly Feature[];
}): Promise<RunningServer> {
	const { config, clock, urls, features } = options;
	const log = createLog(config.logLevel);
	const database = openDatabase({
		url: urls.serveUrl,
		statements: config.statements,
		...(urls.switchToApp ? { switchToRole: "app" as const } : {}),
		onError: (error) => log.warn({ err: error }, "idle database connection"),
	});
	await checkServingRole(database.pool);
	const services = await createServices(config, clock, database, log);
	const page = await readPage();
	const app = await createApplication(services, features, page);
	registerHealth(app, services);
	await serveWeb(app, services, page);
	const address = await app.listen({ port: config.port, host: config.host });
	return {
		app,
		services,
		address,
		async close() {
			await app.close();
			await database.close();
		},
	};
}

async function createServices(
	config: Config,
	clock: Clock,
	database: Database,
	log: Services["log"],
): Promise<Services> {
	const key = await readKey(config.key, `${config.dataDirectory}/key`);
	const packageFile = new URL("../../../package.json", import.meta.url);
	const { version } = JSON.parse(await readFile(packageFile, "utf8"));
	return {
		config,
		clock,
		database,
		announcer: createAnnouncer(database, log),
		secrets: createSecrets(key),
		sessions: new SessionCache(),
		log,
		version,
	};
}
