import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock } from "#kit/server/database/embedded/lock.ts";
import { runNode } from "./run-command.ts";

const root = dirname(import.meta.dirname);
let data: string;
beforeEach(async () => {
	data = await mkdtemp(join(tmpdir(), "stundwerk-reset-"));
	await mkdir(join(data, "postgres", "cluster"), { recursive: true });
	await writeFile(join(data, "key"), "kept");
});
afterEach(() => rm(data, { recursive: true, force: true }));

const reset = (env: NodeJS.ProcessEnv = {}) =>
	runNode(["tools/db-reset.ts"], { cwd: root, env: { STUNDWERK_DATA: data, ...env } });

test("the embedded database goes, the key stays", async () => {
	expect(await reset()).toMatchObject({ code: 0 });
	expect(await readdir(data)).toEqual(["key"]);
	const again = await reset();
	expect(again).toMatchObject({ code: 0 });
	expect(again.output).toMatch(/nothing to reset/);
});

test("refused while a server works with it", async () => {
	const lock = takeLock(join(data, "postgres", "lock.json"));
	const { code, output } = await reset();
	lock.release();
	expect(code).toBe(1);
	expect(output).toMatch(new RegExp(`${process.pid}`));
	expect(existsSync(join(data, "postgres", "cluster"))).toBe(true);
});

test("refused for somebody else's server", async () => {
	const { code } = await reset({ DATABASE_URL: "postgres://db/stundwerk" });
	expect(code).toBe(1);
	expect(existsSync(join(data, "postgres", "cluster"))).toBe(true);
});
