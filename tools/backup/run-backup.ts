import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { systemClock } from "#kit/server/clock.ts";
import { type Config, readConfig } from "#kit/server/config.ts";
import { createBackup } from "./create-backup.ts";
import type { Manifest } from "./manifest.ts";
import { grouped, megabytes, type Tell } from "./progress.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

const usage = `npm run backup -- create FOLDER [--key FILE]     writes everything into a new folder, beside a running server
npm run backup -- verify FOLDER [--key FILE]     reads it from end to end
npm run backup -- restore FOLDER [--key FILE]    fills an empty database with it
--key: the file that keeps the key apart from the folder`;

interface Given {
	readonly config: Config;
	readonly folder: string;
	readonly keyFile: string | undefined;
	readonly tell: Tell;
}

/** Each command's own last line. */
const commands: Readonly<Record<string, (given: Given) => Promise<string>>> = {
	async create({ config, folder, keyFile, tell }) {
		const version = await ownVersion();
		const making = { keyFile, version, now: systemClock.now(), tell };
		return `Backed up into ${folder}: ${totalOf(await createBackup(config, folder, making))}.`;
	},
	async verify({ folder, keyFile, tell }) {
		const { manifest, key } = await verifyBackup(folder, keyFile, tell);
		const where = key === undefined ? " The key is not in the folder." : "";
		return `Whole, as made on ${manifest.madeAt} by ${manifest.product.version}: ${totalOf(manifest)}.${where}`;
	},
	async restore({ config, folder, keyFile, tell }) {
		const { manifest, migrated } = await restoreBackup(config, folder, keyFile, tell);
		const further = migrated.length === 0 ? "" : ` Applied since: ${migrated.join(", ")}.`;
		return `Restored as of ${manifest.madeAt}: ${totalOf(manifest)}.${further}`;
	},
};

function totalOf({ tables }: Manifest): string {
	const sum = (of: (table: Manifest["tables"][number]) => number) =>
		tables.reduce((total, table) => total + of(table), 0);
	return `${grouped(sum(({ rows }) => rows))} rows in ${tables.length} tables, ${megabytes(sum(({ content }) => content.bytes))} packed into ${megabytes(sum(({ packed }) => packed.bytes))}`;
}

async function ownVersion(): Promise<string> {
	const text = await readFile(new URL("../../package.json", import.meta.url), "utf8");
	return JSON.parse(text).version;
}

/**
 * Does what the words behind `npm run backup --` say.
 *
 * @returns what was done, in a sentence
 * @throws what `explain` puts into one
 */
export async function runBackup(
	args: readonly string[],
	env: NodeJS.ProcessEnv,
	tell: Tell,
): Promise<string> {
	const { values, positionals } = parseArgs({
		args: [...args],
		allowPositionals: true,
		options: { key: { type: "string" } },
	});
	const [name = "", folder, ...more] = positionals;
	const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (command === undefined || folder === undefined || more.length > 0) throw new Error(usage);
	return command({ config: readConfig(env), folder, keyFile: values.key, tell });
}
