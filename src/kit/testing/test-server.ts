import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { type Config, readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import type { Feature } from "#kit/server/http/application.ts";
import { type RunningServer, startServer } from "#kit/server/start-server.ts";
import { cloneTemplate, dropClone, nameOfClone } from "./clone-template.ts";
import { TestBrowser } from "./test-browser.ts";
import { TestClock } from "./test-clock.ts";
import { urlOfDatabase } from "./test-cluster.ts";

export interface TestServer extends RunningServer {
	/** Moved by tests; every instant of the server comes from it. */
	readonly clock: TestClock;
	readonly ownerUrl: string;
	/** A superuser's address of this database: for faults and for looking past row-level security. */
	readonly adminUrl: string;
	readonly serveUrl: string;
	readonly dataDirectory: string;
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

async function startTestServer(env: NodeJS.ProcessEnv, options: TestServerOptions) {
	const cluster = inject("cluster");
	const name = nameOfClone();
	await cloneTemplate(cluster.adminUrl, name);
	const dataDirectory = await mkdtemp(join(tmpdir(), "stundwerk-data-"));
	const clock = options.realTime ? TestClock.ofRealTime() : new TestClock("2026-11-21T08:15:00Z");
	const urls = {
		serveUrl: urlOfDatabase(cluster.serveUrl, name),
		ownerUrl: urlOfDatabase(cluster.ownerUrl, name),
		switchToApp: false,
	};
	const running = await startServer({
		config: configOf(dataDirectory, env),
		clock,
		urls,
		features: await featuresOf(options),
		background: options.background ?? false,
	});
	const server: TestServer = {
		...running,
		...urls,
		clock,
		dataDirectory,
		adminUrl: urlOfDatabase(cluster.adminUrl, name),
		browser: () => new TestBrowser(running.address),
	};
	const drop = async () => {
		await running.close();
		await dropClone(cluster.adminUrl, name);
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
		...env,
	});
}
