import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type Config, readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import type { Feature } from "#kit/server/http/application.ts";
import { type DatabaseUrls, type RunningServer, startServer } from "#kit/server/start-server.ts";
import { cloneTemplate, dropClone, nameOfClone } from "./clone-template.ts";
import { endClientsOf, keepClientsOf } from "./kept-client.ts";
import { TestBrowser } from "./test-browser.ts";
import { TestClock } from "./test-clock.ts";
import { urlOfDatabase } from "./test-cluster.ts";
import { uncounted } from "./uncounted.ts";

export interface TestServer extends RunningServer {
	/** Moved by tests; every instant of the server comes from it. */
	readonly clock: TestClock;
	readonly ownerUrl: string;
	/** A superuser's address of this database: for faults and for looking past row-level security. */
	readonly adminUrl: string;
	readonly serveUrl: string;
	readonly dataDirectory: string;
	/** Open streams of live messages. */
	readonly streams: () => number;
	/** A browser with a cookie jar of its own. */
	browser(): TestBrowser;
}

export interface TestServerOptions {
	/** The clock runs, for tests with a browser, whose clock cannot be moved. */
	readonly realTime?: boolean;
	/** With live messages and jobs, which cost some connections and time. */
	readonly background?: boolean;
	/** Without the product's features: the kit alone, with those of `features`. */
	readonly alone?: boolean;
	/** Served beside the product's own, to try the kit. */
	readonly features?: readonly Feature[];
	/** Gets the log, line by line. */
	readonly logTo?: { write(line: string): void };
	/** The server is one of two processes behind a pooler. */
	readonly beside?: Beside | undefined;
}

/** What stands around the test's own server where the product runs as several processes. */
export interface Beside {
	/** Configuration of the test's own server. */
	readonly config: Partial<Config>;
	/** Between the processes and the database. */
	startPooler(serveUrl: string): Promise<{ readonly url: string; stop(): Promise<void> }>;
	/** Whatever answers at the address that browsers are told. */
	startBeside(own: {
		readonly address: string;
		/** The port that was asked for. */
		readonly port: number;
		readonly urls: DatabaseUrls;
		readonly env: NodeJS.ProcessEnv;
	}): Promise<{
		readonly address: string;
		/** Open streams of live messages, of all processes. */
		readonly streams: () => number;
		stop(): Promise<void>;
	}>;
}

/**
 * Call at the top of a test file: a clone of the template, a real server listening on it, both gone afterwards.
 *
 * @param env configuration beside the defaults
 */
export function useTestServer(
	env: NodeJS.ProcessEnv = {},
	options: TestServerOptions = {},
): () => TestServer {
	let server: TestServer | undefined;
	let drop: (() => Promise<void>) | undefined;
	beforeAll(async () => {
		({ server, drop } = await startTestServer(env, options));
	});
	afterAll(async () => {
		await drop?.();
	});
	return () => {
		if (server === undefined) throw new Error("The test server did not start.");
		return server;
	};
}

/** Looked for once for all files of a worker. */
let product: Promise<Feature[]> | undefined;

async function featuresOf(options: TestServerOptions): Promise<Feature[]> {
	const further = options.features ?? [];
	if (options.alone) return [...further];
	product ??= findFeatures();
	return [...(await product), ...further];
}

/** A database of the test file's own, reached through a pooler where there is to be one. */
async function openClone({ beside }: TestServerOptions) {
	const cluster = inject("cluster");
	const name = nameOfClone();
	await cloneTemplate(cluster.adminUrl, name);
	const direct = urlOfDatabase(cluster.serveUrl, name);
	const pooler = await beside?.startPooler(direct);
	const ownerUrl = urlOfDatabase(cluster.ownerUrl, name);
	keepClientsOf(ownerUrl);
	return {
		urls: {
			serveUrl: pooler?.url ?? direct,
			ownerUrl,
			switchToApp: false,
		},
		adminUrl: urlOfDatabase(cluster.adminUrl, name),
		async drop() {
			await pooler?.stop();
			await endClientsOf(ownerUrl);
			await dropClone(cluster.adminUrl, name);
		},
	};
}

async function startTestServer(env: NodeJS.ProcessEnv, options: TestServerOptions) {
	const clone = await openClone(options);
	const { urls } = clone;
	const dataDirectory = await mkdtemp(join(tmpdir(), "stundwerk-data-"));
	const clock = options.realTime ? TestClock.ofRealTime() : new TestClock("2026-11-21T08:15:00Z");
	const config = configOf(dataDirectory, env);
	const running = await startServer({
		config:
			options.beside === undefined ? config : { ...config, ...options.beside.config, port: 0 },
		clock,
		urls,
		features: await featuresOf(options),
		background: options.background ?? false,
		...(options.logTo && { logTo: options.logTo }),
	});
	const beside = await options.beside?.startBeside({
		address: running.address,
		port: config.port,
		urls,
		env: { ...env, STUNDWERK_DATA: dataDirectory },
	});
	const address = beside?.address ?? running.address;
	const server: TestServer = {
		...running,
		...urls,
		address,
		clock,
		dataDirectory,
		adminUrl: clone.adminUrl,
		streams: beside?.streams ?? (() => running.services.live.size),
		browser: () => new TestBrowser(address),
	};
	const drop = async () => {
		await beside?.stop();
		await running.close();
		await clone.drop();
		await rm(dataDirectory, { recursive: true, force: true });
	};
	return { server, drop };
}

function configOf(dataDirectory: string, env: NodeJS.ProcessEnv): Config {
	return readConfig({
		PORT: "0",
		LOG_LEVEL: "silent",
		STUNDWERK_DATA: dataDirectory,
		// `npm run test:long` runs everything once more as behind a pooler
		DATABASE_STATEMENTS: process.env.DATABASE_STATEMENTS,
		...uncounted,
		...env,
	});
}
