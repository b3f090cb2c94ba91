import { cp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throwAwayFolder } from "#kit/testing/throw-away-folder.ts";
import { checkClock } from "./check-architecture/check-clock.ts";
import { checkImports } from "./check-architecture/check-imports.ts";
import { checkJsxText } from "./check-architecture/check-jsx-text.ts";
import { checkNames } from "./check-architecture/check-names.ts";
import { checkSqlPlaces } from "./check-architecture/check-sql-places.ts";
import { runNode } from "./run-command.ts";

const root = dirname(import.meta.dirname);
let copy: string;
const made: string[] = [];

/** Runs the generator in the copy and remembers what it wrote. */
async function generate(...words: string[]): Promise<void> {
	const { code, output } = await runNode([join(root, "tools/new.ts"), ...words], {
		cwd: copy,
		env: { STUNDWERK_PROJECT: copy },
	});
	if (code !== 0) throw new Error(output);
	made.push(...output.split("\n").filter((line) => line.includes("/")));
}

beforeAll(async () => {
	copy = await throwAwayFolder("stundwerk-new-");
	for (const name of ["src", "database", "tools", "tsconfig.json", "biome.json", "package.json"]) {
		await cp(join(root, name), join(copy, name), { recursive: true });
	}
	await symlink(join(root, "node_modules"), join(copy, "node_modules"));
	await generate("feature", "staff/badges");
	await generate("endpoint", "staff/badges", "list-badges", "app_user");
	await generate("endpoint", "staff/badges", "rename-badge", "app_user");
	await generate("endpoint", "staff/badges", "delete-badge", "app_user");
	await generate("endpoint", "staff/badges", "close-job", "job");
	await generate("panel", "staff/badges", "badges.detail", "Ausweis", "Badge");
	await generate("panel", "staff/badges", "badges.edit", "Ausweis ändern", "Edit badge");
	await generate("table", "staff/badges", "badge");
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const read = (path: string) => readFile(join(copy, path), "utf8");

test("every part of a feature is there", async () => {
	const folder = "src/areas/staff/badges";
	expect([...new Set(made)].sort()).toEqual(
		[
			`${folder}/contract.ts`,
			`${folder}/server/close-job.test.ts`,
			`${folder}/server/close-job.ts`,
			`${folder}/server/delete-badge.test.ts`,
			`${folder}/server/delete-badge.ts`,
			`${folder}/server/list-badges.test.ts`,
			`${folder}/server/list-badges.ts`,
			`${folder}/server/rename-badge.test.ts`,
			`${folder}/server/rename-badge.ts`,
			`${folder}/server/routes.ts`,
			`${folder}/server/sql.ts`,
			`${folder}/text.ts`,
			`${folder}/traces.ts`,
			`${folder}/web/badges-detail.panel.test.tsx`,
			`${folder}/web/badges-detail.panel.tsx`,
			`${folder}/web/badges-edit.panel.test.tsx`,
			`${folder}/web/badges-edit.panel.tsx`,
			`${folder}/web/panels.ts`,
			"database/tables.ts",
			"src/kit/testing/badge-builder.ts",
			"tools/panel-catalogue.tsv",
			...made.filter((path) => path.endsWith("_badge.sql")),
		].sort(),
	);
	expect(await read("database/tables.ts")).toContain('badge: { owner: "staff/badges" }');
	expect(await read(`${folder}/web/panels.ts`)).toContain("Edit badge");
	// people are traced by a feature of their own already
	const traces = await read(`${folder}/traces.ts`);
	expect(traces).toContain("job: {");
	expect(traces).not.toContain("app_user");
});

// with all that they import, which takes its time on a busy machine
test("what is generated has the right types, format and place", { timeout: 120_000 }, async () => {
	// the types of a new table come from `npm run generate`, which the test of tables covers
	const code = [...new Set(made)].filter(
		(path) => /\.tsx?$/.test(path) && path !== "src/kit/testing/badge-builder.ts",
	);
	const alone = { extends: "./tsconfig.json", include: [], files: code };
	const project = join(copy, "tsconfig.generated.json");
	await writeFile(project, JSON.stringify(alone));
	const [types, format] = await Promise.all([
		runNode(["node_modules/ts7/bin/tsc", "--noEmit", "-p", project], { cwd: copy }),
		runNode(
			[
				"node_modules/@biomejs/biome/bin/biome",
				"check",
				"--vcs-enabled=false",
				"--error-on-warnings",
				...code,
			],
			{ cwd: copy },
		),
	]);
	// errors elsewhere are the business of `npm run check`
	const own = types.output.split("\n").filter((line) => code.some((path) => line.startsWith(path)));
	expect(own).toEqual([]);
	expect(format).toMatchObject({ code: 0 });
});

test("what is generated keeps the rules of the house", async () => {
	const files = await Promise.all(
		made
			.filter((path) => /\.tsx?$/.test(path))
			.map(async (path) => ({ path, text: await read(path) })),
	);
	const checks = [checkClock, checkJsxText, checkNames, checkSqlPlaces];
	expect(checks.flatMap((check) => check(files))).toEqual([]);
	const imports = await checkImports(copy, ["src/areas/staff/badges"]);
	expect(imports.filter(({ file }) => made.includes(file))).toEqual([]);
});

test("nothing is overwritten, and a wrong name is told", async () => {
	for (const [words, complaint] of [
		[["feature", "staff/badges"], /exists already/],
		[["feature", "kitchen/badges"], /Areas are session, /],
		[["endpoint", "staff/badges", "badges", "app_user"], /verb-noun/],
		[["endpoint", "staff/nothing", "list-x", "app_user"], /no feature/],
		[["panel", "staff/badges", "Badges", "a", "b"], /panel-catalogue/],
		[[], /npm run new feature/],
	] as const) {
		const { code, output } = await runNode([join(root, "tools/new.ts"), ...words], {
			cwd: copy,
			env: { STUNDWERK_PROJECT: copy },
		});
		expect(code).toBe(1);
		expect(output).toMatch(complaint);
	}
});
