import { once } from "node:events";
import { existsSync } from "node:fs";
import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import {
	type Account,
	chooseAccount,
	giveTo,
	spawnAs,
} from "#kit/server/database/embedded/account.ts";
import { freePort } from "#kit/server/database/embedded/free-port.ts";
import { watched } from "#kit/server/database/embedded/launch-postgres.ts";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";

export interface MachinePostgres {
	/** Of a superuser. */
	readonly url: string;
	/** For the log: version and where it comes from. */
	readonly description: string;
	stop(): Promise<void>;
}

/**
 * The PostgreSQL that is installed on this machine, in a throw-away cluster; or the given one.
 *
 * @throws what to install when there is none
 */
export async function startMachinePostgres(given: string | undefined): Promise<MachinePostgres> {
	if (given !== undefined) {
		return { url: given, description: "TEST_DATABASE_URL", stop: async () => {} };
	}
	const native = await oldestInstalled();
	const directory = await throwAwayFolder("stundwerk-postgres-");
	const account = await chooseAccount(native, directory);
	giveTo(account, directory);
	const cluster = join(directory, "cluster");
	await initialise(account, cluster);
	const port = await freePort();
	const child = spawnAs(
		account,
		"postgres",
		["-D", cluster, "-p", String(port), ...settings],
		["ignore", "ignore", "ignore"],
	);
	const ended = once(child, "exit");
	const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
	await untilItAnswers(url);
	return {
		url,
		description: native,
		async stop() {
			child.kill("SIGINT");
			await ended;
			await rm(directory, { recursive: true, force: true });
		},
	};
}

const settings = [
	"listen_addresses=127.0.0.1",
	"unix_socket_directories=",
	"fsync=off",
	"synchronous_commit=off",
	"full_page_writes=off",
	...Object.entries(watched).map(([name, value]) => `${name}=${value}`),
].flatMap((setting) => ["-c", setting]);

/** The oldest supported one tells the most: the embedded one is newer than all of them. */
async function oldestInstalled(): Promise<string> {
	const found = await Array.fromAsync(glob("/usr/lib/postgresql/*/bin/postgres"));
	const native = found
		.map((path) => path.replace("/bin/postgres", ""))
		.map((path) => ({ path, version: Number(path.split("/").at(-1)) }))
		.filter(({ version }) => version >= 15)
		.sort((a, b) => a.version - b.version)[0]?.path;
	if (native === undefined || !existsSync(join(native, "bin", "initdb"))) {
		throw new Error(
			"No PostgreSQL 15 or newer is installed on this machine. On Debian run: apt-get install postgresql-15; or name a superuser's address in TEST_DATABASE_URL.",
		);
	}
	return native;
}

async function initialise(account: Account, cluster: string): Promise<void> {
	const args = ["-D", cluster, "-U", "postgres", "--auth=trust", "--no-sync"];
	const child = spawnAs(
		account,
		"initdb",
		[...args, "--encoding=UTF8", "--locale=C.UTF-8"],
		["ignore", "ignore", "inherit"],
	);
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`initdb failed with exit code ${code}.`);
}

async function untilItAnswers(url: string): Promise<void> {
	for (let tries = 0; ; tries++) {
		const client = new pg.Client({ connectionString: url });
		try {
			await client.connect();
			await client.end();
			return;
		} catch (error) {
			if (tries > 200) throw error;
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
}
