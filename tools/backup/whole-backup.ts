import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { explain } from "./explain.ts";
import { runBackup } from "./run-backup.ts";
import { environment, type TriedDatabase, useTries } from "./try-backup.ts";

/** Code and last line of what an operator sees. */
type Said = readonly [number, string];

/** What `npm run backup -- …` does, without a process of its own: to start one takes longer than most of what it does. */
export async function backup(
	database: TriedDatabase,
	data: string,
	args: readonly string[],
	env: NodeJS.ProcessEnv = {},
): Promise<Said> {
	const given = { ...process.env, ...environment(database, data), ...env };
	const [code, said] = await runBackup(args, given, () => {}).then(
		(done) => [0, done] as const,
		(error: unknown) => [1, explain(error)] as const,
	);
	return [code, said.trim().split("\n").at(-1) ?? ""];
}

interface Made {
	readonly source: TriedDatabase;
	/** Where nothing may ever be restored. */
	readonly empty: TriedDatabase;
	/** Of the source: with its key. */
	readonly data: string;
	readonly whole: string;
}

async function make(
	{ newDatabase, emptyDatabase, newFolder }: ReturnType<typeof useTries>,
	dataWithKey: (byte: number) => Promise<string>,
): Promise<Made> {
	const [source, empty] = [await newDatabase(), await emptyDatabase()];
	await buildTenant(source.ownerUrl, async (tenant) => {
		await tenant.person({ firstName: "Anna", lastName: "Muster" });
		return {};
	});
	const data = await dataWithKey(7);
	const whole = join(await newFolder(), "whole");
	const [code, said] = await backup(source, data, ["create", whole]);
	if (code !== 0) throw new Error(said);
	return { source, empty, data, whole };
}

/** Call at the top of a test file: an installation with one tenant and one person, and a whole backup of it. */
export function useWholeBackup() {
	const tries = useTries();
	const { newFolder } = tries;
	const dataWithKey = async (byte: number) => {
		const folder = await newFolder();
		await writeFile(join(folder, "key"), Buffer.alloc(32, byte).toString("base64"));
		return folder;
	};
	let known: Made | undefined;
	beforeAll(async () => {
		known = await make(tries, dataWithKey);
	}, 120_000);
	const made = () => {
		if (known === undefined) throw new Error("No backup was made.");
		return known;
	};
	const atSource = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
		backup(made().source, made().data, args, env);
	return {
		...tries,
		dataWithKey,
		source: () => made().source,
		empty: () => made().empty,
		data: () => made().data,
		whole: () => made().whole,
		create: (folder: string, env?: NodeJS.ProcessEnv) => atSource(["create", folder], env),
		verify: (folder: string) => atSource(["verify", folder]),
		restore: async (folder: string, target: TriedDatabase, env?: NodeJS.ProcessEnv) =>
			backup(target, join(await newFolder(), "data"), ["restore", folder], env),
	};
}

export const hasTables = async (database: TriedDatabase): Promise<boolean> =>
	(await database.ask("select from pg_class where relname = 'tenant'")).length > 0;
