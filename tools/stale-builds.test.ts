import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { isServerStale, isWebStale } from "./stale-builds.ts";

const root = mkdtempSync(join(tmpdir(), "stundwerk-web-"));
const built = 1_000_000;
const stamps = ["dist/web/.built", "dist/server/.built"];
const files = [
	"index.html",
	"package-lock.json",
	"vite.config.ts",
	"src/web.tsx",
	"src/server.ts",
	"src/kit/server/log.ts",
	"database/new-tenant.ts",
	"database/migrations/0001_tenancy.sql",
	"database/functions/booking_facts.sql",
];

const folders = [
	"src/kit/server",
	"src/kit",
	"src",
	"database/migrations",
	"database/functions",
	"database",
];

beforeEach(() => {
	for (const file of [...stamps, ...files]) put(file, built);
	for (const folder of folders) utimesSync(join(root, folder), built, built);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("without a finished build both are stale", () => {
	rmSync(join(root, "dist"), { recursive: true });
	expect(isWebStale(root)).toBe(true);
	expect(isServerStale(root)).toBe(true);
});

test("with nothing newer than the builds they are not", () => {
	expect(isWebStale(root)).toBe(false);
	expect(isServerStale(root)).toBe(false);
});

test.each(["index.html", "package-lock.json", "vite.config.ts", "src/web.tsx"])(
	"a newer %s makes the web stale",
	(file) => {
		put(file, built + 1);
		expect(isWebStale(root)).toBe(true);
	},
);

test("a source that went away makes them stale", () => {
	rmSync(join(root, "src", "web.tsx"));
	expect(isWebStale(root)).toBe(true);
	expect(isServerStale(root)).toBe(true);
});

test.each(["src/kit/server/log.ts", "src/server.ts", "src/web.test.tsx"])(
	"a newer %s does not concern the web",
	(file) => {
		put(file, built + 1);
		utimesSync(join(root, "src"), built, built);
		expect(isWebStale(root)).toBe(false);
	},
);

test.each(["package-lock.json", "src/kit/server/log.ts", "database/new-tenant.ts"])(
	"a newer %s makes the server stale",
	(file) => {
		put(file, built + 1);
		expect(isServerStale(root)).toBe(true);
	},
);

test.each([
	"src/web.tsx",
	"database/migrations/0001_tenancy.sql",
	"database/functions/booking_facts.sql",
	"vite.config.ts",
])("a newer %s does not concern the server", (file) => {
	put(file, built + 1);
	expect(isServerStale(root)).toBe(false);
});

function put(file: string, modified: number): void {
	const path = join(root, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, "");
	utimesSync(path, modified, modified);
}
