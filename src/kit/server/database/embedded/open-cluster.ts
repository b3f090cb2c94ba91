import { existsSync, statSync, truncateSync } from "node:fs";
import { type Account, chooseAccount, giveTo } from "./account.ts";
import { nativeFolder } from "./binaries.ts";
import { createCluster } from "./create-cluster.ts";
import { type Passwords, readOrMakePasswords } from "./passwords.ts";
import type { Place } from "./place.ts";
import type { DatabaseLog } from "./postgres-supervisor.ts";
import { stopLeftover } from "./stop-postgres.ts";

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
