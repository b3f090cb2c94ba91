import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { replaceFolder } from "./replace-folder.ts";

let parent: string;
let folder: string;

beforeEach(() => {
	parent = mkdtempSync(join(tmpdir(), "stundwerk-folder-"));
	folder = join(parent, "web");
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (name: string) => async (place: string) => writeFileSync(join(place, name), name);

test("the new folder takes the place of the old one", async () => {
	await replaceFolder(folder, write("old"));
	await replaceFolder(folder, write("new"));
	expect(readdirSync(folder)).toEqual(["new"]);
	expect(readdirSync(parent)).toEqual(["web"]);
});

test("the old one stays until the new one is whole, and when that fails", async () => {
	await replaceFolder(folder, write("old"));
	const failing = replaceFolder(folder, async (place) => {
		writeFileSync(join(place, "half"), "");
		expect(readdirSync(folder)).toEqual(["old"]);
		throw new Error("no");
	});
	await expect(failing).rejects.toThrow("no");
	expect(readdirSync(folder)).toEqual(["old"]);
	expect(readdirSync(parent)).toEqual(["web"]);
});

test("two at once do not disturb each other; one of them stands, whole", async () => {
	const both = Promise.withResolvers<void>();
	let begun = 0;
	const slowly = (name: string) => async (place: string) => {
		writeFileSync(join(place, "first"), name);
		begun += 1;
		if (begun === 2) both.resolve();
		await both.promise;
		writeFileSync(join(place, "second"), name);
	};
	await Promise.all(["a", "b"].map((one) => replaceFolder(folder, slowly(one))));
	const [first, second] = ["first", "second"].map((name) =>
		readFileSync(join(folder, name), "utf8"),
	);
	expect(["a", "b"]).toContain(first);
	expect(second).toBe(first);
	expect(readdirSync(parent)).toEqual(["web"]);
});

test("what was abandoned an hour ago is removed, what others work on stays", async () => {
	const [abandoned, busy] = ["web.abandoned", "web.busy"].map((name) => join(parent, name)) as [
		string,
		string,
	];
	await Promise.all([mkdir(abandoned), mkdir(busy)]);
	utimesSync(abandoned, 1, 1);
	await replaceFolder(folder, write("new"));
	expect(existsSync(abandoned)).toBe(false);
	expect(existsSync(busy)).toBe(true);
});
