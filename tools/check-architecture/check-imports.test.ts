import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImports } from "./check-imports.ts";
import type { Finding } from "./finding.ts";

/** Each file breaks the rule it is named with; `undefined` breaks none. */
const sample: Record<string, [text: string, rule: string | undefined]> = {
	"src/domain/pay.ts": [
		'import type { x } from "../kit/contract/field.ts";\nexport type P = x;',
		"domain-imports-domain",
	],
	"src/domain/clean.ts": ["export const clean = 1;", undefined],
	"src/kit/contract/field.ts": ["export const x = 1;", undefined],
	"src/kit/contract/reads-file.ts": [
		'import { readFileSync } from "node:fs";\nexport const r = readFileSync;',
		"contract-stands-alone",
	],
	"src/kit/server/knows-area.ts": [
		'export { c } from "../../areas/staff/users/contract.ts";',
		"kit-knows-no-area",
	],
	"src/kit/server/database/database.ts": ["export const open = 1;", undefined],
	"src/kit/web/api.ts": ["export const api = 1;", undefined],
	"src/kit/ui/calls-api.ts": ['export { api } from "../web/api.ts";', "ui-knows-no-session"],
	"src/kit/testing/builder.ts": ["export const build = 1;", undefined],
	"src/areas/staff/users/contract.ts": ["export const c = 1;", undefined],
	"src/areas/staff/users/server/sql.ts": ["export const s = 1;", undefined],
	"src/areas/staff/users/server/public.ts": ["export const p = 1;", undefined],
	"src/areas/staff/users/web/panels.ts": ["export const p = 1;", undefined],
	"src/areas/staff/users/web/public.ts": ["export const p = 1;", undefined],
	"src/areas/staff/users/web/reads-sql.ts": [
		'export { s } from "../server/sql.ts";',
		"web-meets-no-server",
	],
	"src/areas/staff/users/server/shows.ts": [
		'export { p } from "../web/panels.ts";',
		"server-meets-no-web",
	],
	"src/areas/staff/users/server/opens-database.ts": [
		'export { open } from "../../../../kit/server/database/database.ts";',
		"no-global-database-handle",
	],
	"src/areas/staff/users/server/uses-builder.ts": [
		'export { build } from "../../../../kit/testing/builder.ts";',
		"product-uses-no-test-tools",
	],
	"src/areas/staff/users/server/test-office.ts": [
		'export { build } from "../../../../kit/testing/builder.ts";',
		undefined,
	],
	"src/areas/staff/users/server/uses-office.ts": [
		'export { build } from "./test-office.ts";',
		"product-uses-no-test-tools",
	],
	"src/areas/staff/units/server/reaches-in.ts": [
		'export { s } from "../../users/server/sql.ts";',
		"features-meet-in-public",
	],
	"src/areas/staff/units/server/asks.test.ts": [
		// tests may share what only tests use
		'export { build } from "../../users/server/test-office.ts";',
		undefined,
	],
	"src/areas/staff/units/server/asks.ts": [
		'export { p } from "../../users/server/public.ts";',
		undefined,
	],
	"src/areas/session/sign-in/server/looks-right.ts": [
		'export { p } from "../../../staff/users/server/public.ts";',
		"left-only-on-the-server-session",
	],
	"src/areas/session/sign-in/web/embeds-right.ts": [
		'export { p } from "../../../staff/users/web/public.ts";',
		"left-only-on-the-web-session",
	],
	"src/areas/session/sign-in/web/opens-panel.ts": [
		'export { p } from "../../../staff/users/web/panels.ts";',
		undefined,
	],
	"src/domain/cycle-a.ts": [
		'import { b } from "./cycle-b.ts";\nexport const a = () => b;',
		"no-cycles",
	],
	"src/domain/cycle-b.ts": [
		// the same circle, reported once
		'import { a } from "./cycle-a.ts";\nexport const b = () => a;',
		undefined,
	],
	"src/domain/lazy-a.ts": ['export const a = () => import("./lazy-b.ts");', undefined],
	"src/domain/lazy-b.ts": [
		'import { a } from "./lazy-a.ts";\nexport const b = () => a;',
		undefined,
	],
};

let root: string;
let findings: Finding[];

beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "stundwerk-imports-"));
	for (const [path, [text]] of Object.entries(sample)) {
		await mkdir(dirname(join(root, path)), { recursive: true });
		await writeFile(join(root, path), text);
	}
	findings = await checkImports(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test.each(Object.entries(sample).map(([path, [, rule]]) => ({ path, rule })))(
	"$path → $rule",
	({ path, rule }) => {
		const found = findings.filter((one) => one.file === path);
		expect(found.map((one) => one.rule)).toEqual(rule === undefined ? [] : [rule]);
	},
);

test("a finding says what is imported and why that is wrong", () => {
	const found = findings.find((one) => one.rule === "ui-knows-no-session");
	expect(found?.because).toMatch(/^imports src\/kit\/web\/api\.ts\. kit\/ui/);
});
