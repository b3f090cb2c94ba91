import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { findFeatureFiles } from "#kit/server/find-features.ts";
import { buildServer } from "./build-server.ts";

const root = dirname(import.meta.dirname);
const folder = join(root, "dist", "server");
let built: string;

beforeAll(async () => {
	await buildServer(root);
	const files = readdirSync(folder).filter((name) => name.endsWith(".js"));
	built = files.map((name) => readFileSync(join(folder, name), "utf8")).join();
});

test("every feature is in it, and none is looked for", async () => {
	const features = await findFeatureFiles();
	expect(features.length).toBeGreaterThan(30);
	expect(built.match(/\bfeatureOf\(\{/g)).toHaveLength(features.length);
	expect(built).not.toContain("*/*/server/");
});

test("files beside a source are found where the source is", () => {
	const paths = built.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g);
	const addresses = Array.from(
		paths,
		([, path]) => new URL(path ?? "", pathToFileURL(join(folder, "server.js"))),
	);
	expect(addresses.length).toBeGreaterThan(3);
	expect(addresses.filter((address) => !existsSync(address))).toEqual([]);
});

test("its files are plain ASCII, which takes half the memory, and say the same", async () => {
	expect(built.match(/\P{ASCII}/u)).toBeNull();
	expect(built).toContain("L\\u00f6schen");
});
