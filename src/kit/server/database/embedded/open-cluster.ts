import {
	existsSync,
	mkdtempSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Account, chooseAccount, giveTo, spawnAs } from "./account.ts";
import { nativeFolder } from "./binaries.ts";
import { type Passwords, readOrMakePasswords } from "./passwords.ts";
import type { Place } from "./place.ts";
import type { DatabaseLog } from "./postgres-supervisor.ts";
import { stopLeftover } from "./stop-postgres.ts";

/** Name of the superuser; nothing of the product works under it. */
export const adminRole = "stundwerk_admin";

/** A cluster that is whole, belongs to the account that runs it, and that nobody runs. */
export interface Cluster {
	account: Account;
	place: Place;
	passwords: Passwords;
	/** Made just now, its files not yet flushed to disk. */
	isNew: boolean;
}

const longestLog = 10 * 1024 * 1024;

export async function openCluster(
	place: Place,
	packageFolder: string,
	log: DatabaseLog,
): Promise<Cluster> {
	const leftover = await stopLeftover(place.cluster);
	if (leftover)
		log.warn(
			{ pid: leftover },
			"Stopped the database process that a killed server had left behind.",
		);
	const account = await chooseAccount(nativeFolder(packageFolder), place.directory);
	const passwords = readOrMakePasswords(place);
	const isNew = !existsSync(place.cluster);
	if (isNew) await createCluster(account, place, passwords.admin);
	giveTo(account, place.cluster);
	if (existsSync(place.log) && statSync(place.log).size > longestLog) truncateSync(place.log);
	return { account, place, passwords, isNew };
}

/** Makes an empty cluster beside its final name and moves it there when it is whole: it exists completely or not at all. */
async function createCluster(account: Account, place: Place, password: string): Promise<void> {
	removeUnfinished(place);
	const draft = mkdtempSync(`${place.cluster}.new-`);
	const passwordFile = `${draft}.password`;
	try {
		writeFileSync(passwordFile, password, { mode: 0o600 });
		giveTo(account, passwordFile);
		giveTo(account, draft);
		await run(account, "initdb", [
			...[
				"-D",
				draft,
				"-U",
				adminRole,
				`--pwfile=${passwordFile}`,
				"--auth=scram-sha-256",
				"--no-sync",
			],
			// Sorted by code point, yet upper and lower case of umlauts are known; needs no locale of the machine.
			...["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
		]);
		renameSync(draft, place.cluster);
	} finally {
		rmSync(passwordFile, { force: true });
		rmSync(draft, { recursive: true, force: true });
	}
}

/** Creation skips this to be quick; a power cut later on must find the files on the disk all the same. */
export function syncCluster(account: Account, place: Place): Promise<void> {
	return run(account, "initdb", ["--sync-only", "-D", place.cluster]);
}

function run(account: Account, program: string, args: string[]): Promise<void> {
	return new Promise((resolve, reject) => {
		const child = spawnAs(account, program, args, ["ignore", "ignore", "pipe"]);
		let complaints = "";
		child.stderr?.on("data", (chunk) => {
			complaints += chunk;
		});
		child.once("error", reject);
		child.once("close", (code) => {
			if (code === 0) resolve();
			else reject(new Error(`${program} failed: ${complaints.trim() || `exit code ${code}`}`));
		});
	});
}

/** One killed in the middle may still be writing, hence the retries. */
function removeUnfinished({ directory }: Place): void {
	const options = { recursive: true, force: true, maxRetries: 5 };
	for (const name of readdirSync(directory)) {
		if (name.startsWith("cluster.new-")) rmSync(join(directory, name), options);
	}
}
