import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "#kit/server/config.ts";
import { createSecrets, readKey } from "#kit/server/secrets.ts";

/** The key of an installation as its owner writes it: 32 bytes in base64. */
export type KeyText = string;

/** Tells one key from another, and nothing about either. */
export async function markOf(key: KeyText): Promise<string> {
	const bytes = await readKey(key, "");
	return createSecrets(bytes).keyedHash("backup").toString("hex");
}

/** The key that the installation works with; undefined where there is none yet. */
export async function installedKey(config: Config): Promise<KeyText | undefined> {
	if (config.key !== undefined) return config.key;
	return readIfThere(keyFile(config));
}

/** In the backup's folder, or in the file that keeps it apart. */
export function placeOfKey(folder: string, apart: string | undefined): string {
	return apart === undefined ? join(folder, "key") : resolve(apart);
}

/** @throws a sentence where something has the key's place already */
export function demandFree(place: string): void {
	if (existsSync(place))
		throw new Error(`${place} is there already: the key gets a file of its own.`);
}

export async function saveKey(place: string, key: KeyText): Promise<void> {
	await writeFile(place, `${key}\n`, { mode: 0o600, flag: "wx", flush: true });
}

/**
 * The key of a backup, where it is at hand.
 *
 * @throws a sentence where the file holds another one
 */
export async function savedKey(place: string, mark: string): Promise<KeyText | undefined> {
	const key = await readIfThere(place);
	if (key === undefined) return undefined;
	const found = await markOf(key).catch(() => undefined);
	if (found !== mark) throw new Error(`${place} does not hold the key of this backup.`);
	return key;
}

/**
 * Makes sure that the installation has the backup's key.
 *
 * @param key of the backup; undefined where only the installation may have it
 * @returns takes the key away again where it has been put there
 * @throws a sentence where the installation has another one, or where nobody has it
 */
export async function installKey(
	config: Config,
	key: KeyText | undefined,
	mark: string,
): Promise<() => Promise<void>> {
	const own = await installedKey(config);
	if (own !== undefined && (await markOf(own)) === mark) return async () => {};
	const file = keyFile(config);
	if (own !== undefined) {
		const place = config.key === undefined ? file : "STUNDWERK_KEY";
		throw new Error(
			`${place} is another key than that of the backup, and could not open what is sealed in it.`,
		);
	}
	if (key === undefined) {
		throw new Error(
			"The key of this backup is not in its folder: name its file with --key, or set STUNDWERK_KEY.",
		);
	}
	await saveInstalled(file, key, config);
	return () => rm(file, { force: true });
}

async function saveInstalled(file: string, key: KeyText, config: Config): Promise<void> {
	await mkdir(config.dataDirectory, { recursive: true });
	await writeFile(file, key, { mode: 0o600, flag: "wx", flush: true });
}

const keyFile = (config: Config) => `${config.dataDirectory}/key`;

async function readIfThere(path: string): Promise<KeyText | undefined> {
	return existsSync(path) ? (await readFile(path, "utf8")).trim() : undefined;
}
