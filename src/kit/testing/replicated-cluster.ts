import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import pg from "pg";
import pino from "pino";
import { chooseAccount, giveTo } from "#kit/server/database/embedded/account.ts";
import { installedPackage, nativeFolder } from "#kit/server/database/embedded/binaries.ts";
import { makePlace } from "#kit/server/database/embedded/place.ts";
import { PostgresSupervisor } from "#kit/server/database/embedded/postgres-supervisor.ts";
import { startEmbeddedDatabase } from "#kit/server/database/embedded/start-embedded-database.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { throwAwayFolder } from "./throw-away-folder.ts";

export interface ReplicatedCluster {
	readonly ownerUrl: string;
	readonly serveUrl: string;
	/** As `serveUrl`, of the standby. */
	readonly readUrl: string;
	/** Superusers' addresses of both. */
	readonly adminUrl: string;
	readonly standbyUrl: string;
	/** The standby ends, as a machine that fails. */
	stopStandby(): Promise<void>;
	stop(): Promise<void>;
}

const log = pino({ level: "error" });

/** Two PostgreSQL of our own: a migrated one, and a standby that follows it by streaming. */
export async function startReplicatedCluster(): Promise<ReplicatedCluster> {
	const directory = await throwAwayFolder("stundwerk-replicated-");
	const first = join(directory, "primary");
	const primary = await startEmbeddedDatabase({ directory: first, log, durable: false });
	await migrate(primary.ownerUrl, { grantAppTo: "stundwerk_server" });
	const standby = await startStandby(primary.adminUrl, first, join(directory, "standby"));
	const ofStandby = (url: string) => {
		const changed = new URL(url);
		changed.port = String(standby.port);
		return changed.href;
	};
	const database = new URL(primary.ownerUrl).pathname;
	const admin = new URL(primary.adminUrl);
	admin.pathname = database;
	return {
		ownerUrl: primary.ownerUrl,
		serveUrl: primary.serveUrl,
		readUrl: ofStandby(primary.serveUrl),
		adminUrl: admin.href,
		standbyUrl: ofStandby(admin.href),
		stopStandby: () => standby.stop(),
		async stop() {
			await standby.stop();
			await primary.stop();
			await rm(directory, { recursive: true, force: true });
		},
	};
}

/** A copy of the primary's files between begin and end of a backup, told whom to follow. */
async function startStandby(adminUrl: string, from: string, to: string) {
	const place = makePlace(to);
	const client = new pg.Client({ connectionString: adminUrl });
	await client.connect();
	try {
		await client.query("select pg_backup_start('standby', true)");
		cpSync(join(from, "cluster"), place.cluster, { recursive: true, filter: isCopied });
		const { rows } = await client.query("select labelfile from pg_backup_stop()");
		writeFileSync(join(place.cluster, "backup_label"), rows[0].labelfile);
	} finally {
		await client.end();
	}
	mkdirSync(join(place.cluster, "pg_wal"));
	const { hostname, port, username, password } = new URL(adminUrl);
	const follows = `host=${hostname} port=${port} user=${username} password=${password}`;
	appendFileSync(
		join(place.cluster, "postgresql.auto.conf"),
		`primary_conninfo = '${follows}'\nmax_standby_streaming_delay = -1\n`,
	);
	writeFileSync(join(place.cluster, "standby.signal"), "");
	const account = await chooseAccount(nativeFolder(installedPackage()), place.directory);
	giveTo(account, place.cluster);
	const supervisor = new PostgresSupervisor({ account, place, durable: false }, log);
	await supervisor.start();
	return supervisor;
}

/** What belongs to the running process, or is sent anyway, stays behind. */
const isCopied = (path: string) =>
	!["pg_wal", "postmaster.pid", "postmaster.opts"].includes(basename(path));
