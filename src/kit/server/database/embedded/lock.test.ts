import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { lockHolder, takeLock } from "./lock.ts";
import { processIdentity } from "./process-identity.ts";
import { pidFile, stopLeftover } from "./stop-postgres.ts";

const directory = mkdtempSync(join(tmpdir(), "stundwerk-lock-"));
const path = join(directory, "lock.json");
afterEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test("a lock is held until it is released", () => {
	const lock = takeLock(path);
	expect(lockHolder(path)?.pid).toBe(process.pid);
	expect(() => takeLock(path)).toThrow(/already in use by this process itself/);
	lock.release();
	takeLock(path).release();
	expect(readdirSync(directory)).toEqual([]);
});

test.each([
	["whose process is gone", JSON.stringify({ pid: 2 ** 22 + 1, identity: "x" })],
	[
		"whose process id was given to another process",
		JSON.stringify({ pid: process.pid, identity: "an earlier one" }),
	],
	["that a power cut left empty", ""],
])("a lock %s is taken over", (_which, content) => {
	writeFileSync(path, content);
	takeLock(path);
	expect(lockHolder(path)?.identity).toBe(processIdentity(process.pid));
	expect(readdirSync(directory)).toEqual(["lock.json"]);
});

test("a lock that another process took over meanwhile is not released", () => {
	const lock = takeLock(path);
	writeFileSync(
		path,
		JSON.stringify({ pid: process.ppid, identity: processIdentity(process.ppid) }),
	);
	lock.release();
	expect(lockHolder(path)?.pid).toBe(process.ppid);
});

test("a process that only inherited the number of a dead database is left alone", async () => {
	writeFileSync(pidFile(directory), `${process.pid}\n${directory}\n0\n5432\n`);
	expect(await stopLeftover(directory)).toBeUndefined();
	expect(existsSync(pidFile(directory))).toBe(false);
});
