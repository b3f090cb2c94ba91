import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { pageFiles } from "./page-files.ts";

const root = dirname(import.meta.dirname);

test("each page behind signing in is found in its file, public ones are left out", async () => {
	const files = await pageFiles(root);
	expect(files.get("/home/dashboard")).toBe(
		"src/areas/home/dashboard/web/dashboard.page.tsx",
	);
	expect(files.has("/login")).toBe(false);
	for (const file of files.values())
		expect([file, existsSync(join(root, file))]).toEqual([file, true]);
});
