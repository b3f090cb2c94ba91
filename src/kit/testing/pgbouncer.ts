import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { freePort } from "#kit/server/database/embedded/free-port.ts";
import { throwAwayFolder } from "./throw-away-folder.ts";

export interface PgBouncer {
	/** As Debian's and others print it: `PgBouncer 1.18.0`. */
	readonly version: string;
	/** The database's address through the pooler. */
	readonly url: string;
	readonly pid: number;
	stop(): Promise<void>;
}

/** How to get what the tests and benches of a pooler need. */
export const howToInstallPgBouncer =
	"PgBouncer is not installed. On Debian run: apt-get install pgbouncer; elsewhere name it in PGBOUNCER_PATH.";

/** Where it is installed on this machine; undefined where it is not. */
export function findPgBouncer(): string | undefined {
	const { PGBOUNCER_PATH: given, PATH = "" } = process.env;
	if (given) return given;
	const folders = [...PATH.split(delimiter), "/usr/sbin", "/usr/local/sbin"];
	return folders.map((folder) => join(folder, "pgbouncer")).find((path) => existsSync(path));
}

/**
 * A pooler in transaction mode between a login and its databases.
 *
 * @param connections to the database, for all clients together: fewer than they have, so that they share
 */
export async function startPgBouncer(databaseUrl: string, connections = 4): Promise<PgBouncer> {
	const program = findPgBouncer();
	if (program === undefined) throw new Error(howToInstallPgBouncer);
	const folder = await throwAwayFolder("stundwerk-pgbouncer-");
	const port = await freePort();
	writeConfiguration(folder, new URL(databaseUrl), port, connections);
	const child = spawn(program, [join(folder, "pgbouncer.ini")], {
		// it refuses to run as root
		...(process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}),
		stdio: ["ignore", "ignore", "pipe"],
	});
	const version = await untilUp(child);
	const url = new URL(databaseUrl);
	url.hostname = "127.0.0.1";
	url.port = String(port);
	return {
		version,
		url: url.href,
		pid: child.pid as number,
		async stop() {
			child.kill("SIGKILL");
			if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function writeConfiguration(folder: string, database: URL, port: number, connections: number) {
	const users = join(folder, "users.txt");
	const name = decodeURIComponent(database.username);
	const password = decodeURIComponent(database.password);
	writeFileSync(users, `"${name}" "${password}"\n`);
	writeFileSync(
		join(folder, "pgbouncer.ini"),
		`[databases]
* = host=${database.hostname} port=${database.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
query_wait_timeout = 1
`,
	);
	chmodSync(folder, 0o755);
}

async function untilUp(child: ChildProcess): Promise<string> {
	let said = "";
	return new Promise((resolve, reject) => {
		child.once("error", reject);
		child.once("exit", () => reject(new Error(`PgBouncer ended: ${said}`)));
		child.stderr?.on("data", (chunk: Buffer) => {
			said += chunk;
			const version = /process up: (PgBouncer \S+?),/.exec(said)?.[1];
			if (version !== undefined) resolve(version);
		});
	});
}
