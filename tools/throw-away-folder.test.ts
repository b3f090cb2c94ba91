import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { clearLeftBehind, throwAwayFolder } from "#kit/testing/throw-away-folder.ts";

const parent = mkdtempSync(join(tmpdir(), "stundwerk-left-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function folder(name: string, hour: number): string {
	const path = join(parent, name);
	mkdirSync(path);
	utimesSync(path, hour * 3600, hour * 3600);
	return path;
}

test("what a killed run left behind goes, what runs or is another's stays", async () => {
	const dead = folder("stundwerk-test-dead", 100);
	const running = folder("stundwerk-test-running", 105);
	const other = folder("somebody-else", 1);
	await clearLeftBehind(parent, "stundwerk-test-", 107 * 3_600_000);
	expect(existsSync(dead)).toBe(false);
	expect(existsSync(running)).toBe(true);
	expect(existsSync(other)).toBe(true);
});

test("each folder is another one", async () => {
	const made = [await throwAwayFolder("stundwerk-made-"), await throwAwayFolder("stundwerk-made-")];
	for (const path of made) {
		expect(existsSync(path)).toBe(true);
		rmSync(path, { recursive: true });
	}
	expect(new Set(made).size).toBe(2);
});
