import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { DestinationStream } from "pino";
import { type Background, startBackground } from "./background.ts";
import type { Clock } from "./clock.ts";
import { type Config, checkProxy } from "./config.ts";
import { checkServingRole } from "./database/check-serving-role.ts";
import { openDatabase } from "./database/database.ts";
import { Replica } from "./database/replica.ts";
import { openReplicaReads } from "./database/replica-reads.ts";
import { missingServingSettings } from "./database/serving-settings.ts";
import { listExportFeature } from "./export/list-export-feature.ts";
import { noFigures } from "./figures/figure-changes.ts";
import { createApplication, type Feature } from "./http/application.ts";
import { registerHealth } from "./http/health.ts";
import { readPage, serveWeb } from "./http/serve-web.ts";
import { openMaintenance } from "./jobs/maintenance.ts";
import { createAnnouncer } from "./live/announcer.ts";
import { LiveHub } from "./live/live-hub.ts";
import { routes as liveRoutes } from "./live/routes.ts";
import { createLog } from "./log.ts";
import { createCounters } from "./metrics/counters.ts";
import { startMetrics } from "./metrics/metrics.ts";
import { noticeKinds } from "./notices/define-notice.ts";
import { createSecrets, readKey } from "./secrets.ts";
import type { Services } from "./services.ts";
import { SessionCache } from "./session-cache.ts";
import { traceRules } from "./trace-rules.ts";

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

export interface ServerOptions {
	readonly config: Config;
	readonly clock: Clock;
	readonly urls: DatabaseUrls;
	readonly features: readonly Feature[];
	/** Live messages and jobs; tests that need neither go without. */
	readonly background?: boolean;
	/** Standard output unless a test reads it. */
	readonly logTo?: DestinationStream;
}

const kitFeatures: readonly Feature[] = [
	{ routes: liveRoutes, errors: { "de-DE": {}, "en-EN": {} } },
];

/** Connections to the database, and to its replica where the operator named one. */
async function openServing(config: Config, clock: Clock, urls: DatabaseUrls, log: Services["log"]) {
	const options = {
		statements: config.statements,
		...(urls.switchToApp ? { switchToRole: "app" as const } : {}),
		onError: (error: Error) => log.warn({ err: error }, "idle database connection"),
		onNamesLost: () =>
			log.warn(
				"A pooler loses prepared statements: they are sent without names now. Set DATABASE_STATEMENTS=unnamed.",
			),
	};
	const { databaseReadUrl } = config;
	let replica: Replica | undefined;
	const open = (max?: number) =>
		openDatabase({
			...options,
			url: urls.serveUrl,
			...(max !== undefined && { max }),
			...(databaseReadUrl !== undefined && {
				onWritten: (place: number) => replica?.noteWritten(place),
			}),
		});
	const database = open();
	// jobs have connections of their own: however many they are at, requests find theirs. A job needs two, one of them to tell of itself
	const workDatabase = open(2 * config.jobs.atOnce);
	await checkServingRole(database.pool);
	const missing = await missingServingSettings(database.pool);
	if (missing !== undefined)
		log.warn({ missing }, "The login that serves plans more than it needs to.");
	if (databaseReadUrl !== undefined) {
		const reads = openReplicaReads({ ...options, url: databaseReadUrl, connectWithin: 1000 });
		replica = new Replica({ reads, primary: database, clock, log });
	}
	return { database, workDatabase, replica };
}

/** Starts one serving process on a migrated database. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
	const { config, clock, urls } = options;
	checkProxy(config);
	const features = [...kitFeatures, listExportFeature, ...options.features];
	const log = createLog(config.logLevel, options.logTo);
	const serving = await openServing(config, clock, urls, log);
	const services = await createServices(config, clock, serving, {
		log,
		ownerUrl: urls.ownerUrl,
		features,
	});
	const page = await readPage();
	const app = await createApplication(services, features, page);
	let background: Background | undefined;
	registerHealth(app, services, () => background?.worker.state);
	const metrics = await startMetrics(app, services, features);
	await serveWeb(app, services, page);
	const address = await app.listen({ port: config.port, host: config.host });
	if (options.background ?? true) {
		// after listening: the first request need not wait for it
		const working = { ...services, database: services.workDatabase };
		background = startBackground(working, urls.ownerUrl, features);
	}
	return {
		app,
		services,
		address,
		async close() {
			services.live.close();
			await Promise.all([app.close(), background?.close(), metrics?.close()]);
			await services.announcer.flush();
			await services.replica?.close();
			const { database, workDatabase, maintenance } = services;
			await Promise.all([database, workDatabase, maintenance].map((one) => one.close()));
		},
	};
}

interface Further {
	readonly ownerUrl: string;
	readonly features: readonly Feature[];
}

async function createServices(
	config: Config,
	clock: Clock,
	{ database, workDatabase, replica }: Pick<Services, "database" | "workDatabase" | "replica">,
	{ log, ownerUrl, features }: Pick<Services, "log"> & Further,
): Promise<Services> {
	const key = await readKey(config.key, `${config.dataDirectory}/key`);
	const packageFile = new URL("../../../package.json", import.meta.url);
	const { version } = JSON.parse(await readFile(packageFile, "utf8"));
	const sessions = new SessionCache();
	return {
		config,
		clock,
		database,
		workDatabase,
		replica,
		announcer: createAnnouncer(database, log),
		live: new LiveHub(database, clock, sessions, replica !== undefined),
		maintenance: openMaintenance(ownerUrl, (error) =>
			log.warn({ reason: error.message }, "database connection of the jobs"),
		),
		secrets: createSecrets(key),
		sessions,
		log,
		counters: createCounters(),
		figures: features.find(({ figures }) => figures !== undefined)?.figures ?? noFigures,
		notices: noticeKinds(features.flatMap(({ notices }) => notices ?? [])),
		lists: new Map(features.flatMap(({ listExports }) => Object.entries(listExports ?? {}))),
		imports: features.flatMap(({ imports }) => imports ?? []),
		tables: features.flatMap(({ table }) => table ?? []),
		traces: traceRules(features.flatMap(({ traces }) => traces ?? [])),
		version,
	};
}
