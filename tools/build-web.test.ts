import {
	mkdirSync,
	mkdtempSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { isWebStale } from "./build-web.ts";

const root = mkdtempSync(join(tmpdir(), "stundwerk-web-"));
const built = 1_000_000;
const files = [
	"index.html",
	"package-lock.json",
	"vite.config.ts",
	"src/web.tsx",
	"src/kit/server/log.ts",
];

beforeEach(() => {
	for (const file of ["dist/web/.built", ...files]) put(file, built);
	for (const folder of ["src/kit/server", "src/kit", "src"])
		utimesSync(join(root, folder), built, built);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("without a finished build it is stale", () => {
	rmSync(join(root, "dist"), { recursive: true });
	expect(isWebStale(root)).toBe(true);
});

test("with nothing newer than the build it is not", () => {
	expect(isWebStale(root)).toBe(false);
});

test.each(["index.html", "package-lock.json", "vite.config.ts", "src/web.tsx"])(
	"a newer %s makes it stale",
	(file) => {
		put(file, built + 1);
		expect(isWebStale(root)).toBe(true);
	},
);

test("a source that went away makes it stale", () => {
	rmSync(join(root, "src", "web.tsx"));
	expect(isWebStale(root)).toBe(true);
});

test.each(["src/kit/server/log.ts", "src/server.ts", "src/web.test.tsx"])(
	"a newer %s does not concern the web",
	(file) => {
		put(file, built + 1);
		utimesSync(join(root, "src"), built, built);
		expect(isWebStale(root)).toBe(false);
	},
);

function put(file: string, modified: number): void {
	const path = join(root, file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, "");
	utimesSync(path, modified, modified);
}
