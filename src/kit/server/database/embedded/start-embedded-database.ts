import { installedPackage } from "./binaries.ts";
import { type DatabaseUrls, databaseUrls } from "./database-urls.ts";
import { endWithProcess } from "./end-with-process.ts";
import { takeLock } from "./lock.ts";
import { type Cluster, openCluster, syncCluster } from "./open-cluster.ts";
import { makePlace } from "./place.ts";
import {
	type DatabaseChange,
	type DatabaseLog,
	PostgresSupervisor,
} from "./postgres-supervisor.ts";
import { prepareDatabase } from "./prepare-database.ts";

export interface EmbeddedDatabase extends DatabaseUrls {
	/** True when the database was made by this start. */
	fresh: boolean;
	pid(): number;
	/** "down": the database died. "up": it takes connections again, at the same address. */
	onChange(listener: (change: DatabaseChange) => void): void;
	/** Ends open connections and the database; may be called more than once. */
	stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
	/** Holds everything: data, passwords, log. Made when missing. */
	directory: string;
	log: DatabaseLog;
	/** False gives up safety against crashes for speed; for throw-away clusters only. */
	durable?: boolean;
	/** The package with PostgreSQL; by default the one installed for this platform. */
	packageFolder?: string;
}

/**
 * Starts our own PostgreSQL and keeps it running until it is stopped or this process ends, in whatever way.
 *
 * @throws one sentence for the operator: directory in use, no binaries for this platform, PostgreSQL's own words …
 */
export async function startEmbeddedDatabase({
	directory,
	log,
	durable = true,
	packageFolder = installedPackage(),
}: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
	const place = makePlace(directory);
	const lock = takeLock(place.lock);
	const takeFarewellBack = endWithProcess(() => lock.release());
	const release = () => {
		takeFarewellBack();
		lock.release();
	};
	try {
		const cluster = await openCluster(place, packageFolder, log);
		return await runCluster(cluster, durable, log, release);
	} catch (error) {
		release();
		throw error;
	}
}

async function runCluster(
	cluster: Cluster,
	durable: boolean,
	log: DatabaseLog,
	release: () => void,
): Promise<EmbeddedDatabase> {
	const supervisor = new PostgresSupervisor({ ...cluster, durable }, log);
	try {
		await supervisor.start();
		const urls = databaseUrls(cluster.passwords, supervisor.port);
		const fresh = await prepareDatabase(urls.adminUrl, cluster.place.cluster, cluster.passwords);
		const flushed = cluster.isNew && durable ? flush(cluster, log) : undefined;
		log.info({ port: supervisor.port, pid: supervisor.pid, fresh }, "The embedded database is up.");
		const stop = once(async () => {
			await flushed;
			await supervisor.stop();
			release();
		});
		return {
			...urls,
			fresh,
			pid: () => supervisor.pid,
			onChange: (listener) => supervisor.onChange(listener),
			stop,
		};
	} catch (error) {
		await supervisor.stop();
		throw error;
	}
}

async function flush({ account, place }: Cluster, log: DatabaseLog): Promise<void> {
	try {
		await syncCluster(account, place);
	} catch (error) {
		log.warn({ err: error }, "The new database could not be flushed to disk.");
	}
}

function once(work: () => Promise<void>): () => Promise<void> {
	let done: Promise<void> | undefined;
	return () => {
		done ??= work();
		return done;
	};
}
