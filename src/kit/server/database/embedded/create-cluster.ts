import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Account, giveTo, spawnAs } from "./account.ts";
import type { Place } from "./place.ts";

/** Name of the superuser; nothing of the product works under it. */
export const adminRole = "stundwerk_admin";

/** Makes an empty cluster beside its final name and moves it there when it is whole: it exists completely or not at all. */
export async function createCluster(
	account: Account,
	place: Place,
	password: string,
): Promise<void> {
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
