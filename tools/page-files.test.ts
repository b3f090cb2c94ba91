import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runNode } from "./run-command.ts";

const root = dirname(import.meta.dirname);

// by itself, as the build runs it: tests have the imports of what they load rewritten
const script = `
	const { pageFiles } = await import("./tools/page-files.ts");
	console.log(JSON.stringify([...(await pageFiles(process.cwd()))]));`;

test("each page behind signing in is found in its file, public ones are left out", async () => {
	const { output } = await runNode(["--input-type=module", "-e", script], { cwd: root });
	const files = new Map<string, string>(JSON.parse(output));
	expect(files.get("/home/dashboard")).toBe("src/areas/home/dashboard/web/dashboard.page.tsx");
	expect(files.has("/login")).toBe(false);
	for (const file of files.values())
		expect([file, existsSync(join(root, file))]).toEqual([file, true]);
});
