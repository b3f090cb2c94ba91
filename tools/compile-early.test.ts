import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileEarly } from "./compile-early.ts";

test("what runs at once and what lists are made of begin with the hint, pages that wait do not", () => {
	const folder = mkdtempSync(join(tmpdir(), "early-"));
	const files = ["start", "shell", "dashboard", "ui", "grid", "other"].map((name) => `${name}.js`);
	for (const file of files) writeFileSync(join(folder, file), `"${file}";\n`);
	compileEarly(folder, {
		"index.html": { file: "start.js", isEntry: true },
		"_shell.js": { file: "shell.js", name: "shell", imports: ["_ui.js"] },
		"_ui.js": { file: "ui.js" },
		"_dashboard.js": { file: "dashboard.js", name: "dashboard", imports: ["_ui.js"] },
		"_grid.js": { file: "grid.js", name: "grid", imports: ["_ui.js"] },
		"_grid.css": { file: "grid.css", name: "grid" },
		"src/other.page.tsx": { file: "other.js", name: "other.page" },
	});
	const begins = files.map((file) => readFileSync(join(folder, file), "utf8").split("\n")[0]);
	const hint = "//# allFunctionsCalledOnLoad";
	expect(begins).toEqual([hint, hint, hint, hint, hint, `"other.js";`]);
});
