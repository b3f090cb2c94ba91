import { expect, test } from "vitest";
import { checkClock } from "./check-clock.ts";
import { checkDocs } from "./check-docs.ts";
import { checkEntryMinutes } from "./check-entry-minutes.ts";
import { checkJsxText } from "./check-jsx-text.ts";
import { checkNamedTests } from "./check-named-tests.ts";
import { checkNames } from "./check-names.ts";
import { checkScreenWords } from "./check-screen-words.ts";
import { checkFolders, checkSizes, measureSizes } from "./check-sizes.ts";
import { checkSqlFunctions } from "./check-sql-functions.ts";
import { checkSqlPlaces } from "./check-sql-places.ts";
import { checkSuppressions } from "./check-suppressions.ts";
import { checkTableWriters } from "./check-table-writers.ts";
import { checkTests } from "./check-tests.ts";
import { checkWords } from "./check-words.ts";
import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

type Check = (files: readonly SourceFile[]) => Finding[];
const useCase = "src/areas/staff/users/server/create-user.ts";
const sqlFile = "src/areas/staff/users/server/sql.ts";
const panel = "src/areas/staff/users/web/user.panel.tsx";
const testFile = "src/areas/staff/users/server/create-user.test.ts";

/** Line numbers of the findings in one file. */
function lines(check: Check, path: string, text: string): number[] {
	return check([{ path, text }]).map((finding) => {
		expect(finding.file).toBe(path);
		expect(finding.because.length).toBeGreaterThan(40);
		return finding.line;
	});
}

test.each([
	["const now = new Date();", [1]],
	["\nconst now = Date.now();", [2]],
	["const now = performance.now();", [1]],
	["const now = Temporal.Now.instant();", [1]],
	["const day = new Date(value);", []],
	["// Date.now() is forbidden\nconst text = 'new Date()';", []],
	["const day = Date.parse(text);", []],
])("clock: %s", (text, expected) => {
	expect(lines(checkClock, useCase, text)).toEqual(expected);
});

test.each([
	["const shown = Math.round(duration / 60);", [1]],
	["return (Date.parse(end) - Date.parse(begin)) / 60_000;", [1]],
	["sql`extract(epoch from t.end_at - t.begin_at)::int`;", [1]],
	["sql`date_part('epoch', t.end_at - t.begin_at) / 60`;", [1]],
	["const shown = Math.floor((end - begin) / 60);", [1]],
	["const shown = Math.trunc((entry.end - entry.begin) / 60_000);", [1]],
	["return (entry.end.getTime() - entry.begin.getTime()) / 60000;", [1]],
	["const shown = Math.floor((endSeconds - beginSeconds) / secondsPerMinute);", [1]],
	["const days = Math.floor((end - begin) / 86_400);", []],
	["const shown = entryMinutes(begin, end);", []],
	["sql`entry_minutes(t.begin_at, t.end_at) * 60`;", []],
])("entry-minutes: %s", (text, expected) => {
	expect(lines(checkEntryMinutes, useCase, text)).toEqual(expected);
	expect(lines(checkEntryMinutes, testFile, text)).toEqual([]);
});

test("clock: the two clocks and the tests may read it", () => {
	const text = "export const now = () => Date.now();";
	expect(lines(checkClock, "src/kit/server/clock.ts", text)).toEqual([]);
	expect(lines(checkClock, testFile, text)).toEqual([]);
	expect(lines(checkClock, "src/kit/server/live/hub.ts", text)).toEqual([1]);
});

test.each([
	['tx.selectFrom("app_user").selectAll()', [1]],
	['const text = "select id from app_user where tenant_id = $1";', [1]],
	["const made = sql`select 1`;", [1]],
	[`const text = \`update app_user set name = \${name}\`;`, [1]],
	['const text = "with me as (select 1) select * from me";', [1]],
	['const hint = "Select a person from the list";', [1]],
	['masterTable("app_user", users, {})', [1]],
	['masterSet("app_user", {})', [1]],
	['personTable("app_user", users, {})', [1]],
	['heldTable("app_user", users, {})', [1]],
	['kindTable("app_user", users, {})', [1]],
	['changeRow(tx, "app_user", place, { name })', [1]],
	['const hint = "Select one";', []],
	['const hint = "Update the settings";', []],
])("sql: %s", (text, expected) => {
	const found = lines(checkSqlPlaces, useCase, text);
	// a sentence with "from" is rather reported once too often: words belong into text files
	expect(found).toEqual(expected);
	expect(lines(checkSqlPlaces, sqlFile, text)).toEqual([]);
});

const later = "database/migrations/0080_badge.sql";
const own = "database/functions/gate.open.sql";
const plain = "create or replace function gate.open() returns int language sql as 'select 1';\n";

test.each([
	[later, "create table badge (id uuid);\ndrop function if exists gate.open();", []],
	[later, "\ncreate function badge_of() returns int", [2]],
	[later, "CREATE OR REPLACE PROCEDURE badge_of()", [1]],
	[later, "alter function gate.open() set search_path = public", [1]],
	[later, "create trigger t after insert on badge for each row execute function note()", []],
	["database/migrations/0079_badge.sql", plain, []],
	[own, `-- Why.\n${plain}alter function gate.open() owner to gate;\n`, []],
	[own, plain.replace("or replace ", ""), [1]],
	[own, plain + plain.replace("open", "shut"), [2]],
	[own, plain + plain, [1]],
	[own, "select 1;", [1]],
	["database/functions/open.sql", plain, [1]],
])("sql functions: %s: %s", (path, text, expected) => {
	expect(lines(checkSqlFunctions, path, text)).toEqual(expected);
});

test.each([
	['tx.insertInto("app_user").values(v)', []],
	['tx.deleteFrom("user_site")', []],
	['tx.updateTable("session")', [1]],
	["sql`\ninsert into nowhere values (1)`", [2]],
	["sql`update session s set seen_at = now()`", [1]],
	["sql`select 1 from session for no key update`", []],
	["on conflict (id) do update set name = excluded.name", []],
	["sql`delete from session`", [1]],
	['tx.selectFrom("session")', []],
	['masterTable("app_user", users, { columns })', []],
	['masterTable(\n\t"session", sessions, { columns })', [1]],
	['masterTable("nowhere", users, { columns })', [1]],
	["masterTable(tableName, users, { columns })", [1]],
	['masterSet("app_user", { key })', []],
	['masterSet("session", { key })', [1]],
	["masterSet(tableName, { key })", [1]],
	['changeRow(tx, "app_user", place, { name })', []],
	['changeRow(\n\ttx,\n\t"session", place, { name })', [1]],
	['removeRow(tx, "user_site", place)', []],
	["removeRow(tx, table, place)", [1]],
	['addRows(tx, "app_user", { name })', []],
	['addRows(\n\ttx,\n\t"session", rows)', [1]],
	["addRows(tx, table, rows)", [1]],
])("table writers: %s", (text, expected) => {
	const tables = {
		app_user: { owner: "staff/users" },
		user_site: { owner: "staff/sites", writers: { "staff/users": "sites" } },
		session: { owner: "session/sign-in" },
	};
	const check: Check = (files) => checkTableWriters(files, tables);
	expect(lines(check, sqlFile, text)).toEqual(expected);
});

test.each([
	["<p>Guten Tag</p>", [1]],
	["<p>{text.hello}</p>", []],
	['<button title="Schließen" />', [1]],
	['<button className="close" />', []],
	['<button aria-label={open ? "Zu" : text.open} />', [1]],
	['<p>{name ?? "ohne Namen"}</p>', [1]],
	["<p>{`$" + "{count} Tage`}</p>", [1]],
	["<p>· – {count} h</p>", []],
	['<p>{format("dd")}</p>', []],
])("words in JSX: %s", (text, expected) => {
	expect(lines(checkJsxText, panel, `const a = ${text};`)).toEqual(expected);
});

test.each([
	["// @ts-expect-error", [1]],
	["// @ts-expect-error the library's types lack this option", []],
	["/* @ts-nocheck the types of this library are wrong */", [1]],
	["const text = 'ignore';", []],
])("suppressions: %s", (text, expected) => {
	expect(lines(checkSuppressions, useCase, text)).toEqual(expected);
});

test.each([
	["src/kit/server/utils/dates.ts", 1],
	["src/kit/server/helpers.ts", 1],
	["src/kit/server/index.ts", 1],
	["src/kit/web/user-list.page.tsx", 0],
	["src/kit/server/commonplace.ts", 0],
])("names: %s", (path, count) => {
	expect(lines(checkNames, path, "export const x = 1;")).toHaveLength(count);
});

test.each([
	["/** Whoever may read it. */\nexport const a = 1;", [1]],
	["const a = 1; // the dear part\n", [1]],
	["/**\n * Made once: it is the dear\n * part.\n */\nconst a = 1;", [2]],
	["const a = <p>{/* whoever */}</p>;", [1]],
	["const a = 1;\n// kept from others", [2]],
	['const text = "Whoever leads the unit";', []],
	['test("whoever leads the unit sees it", () => {});', [1]],
	['test.each([1])("shown to whoever leads it", () => {});', [1]],
	["const a = <p>// whoever</p>;", []],
	["// however, my dear", []],
	["\nconst ofNothing = {};", [2]],
	["const ofNothingElse = {};", []],
	["export const a = given.settleDays;", [1]],
])("words: %s", (text, expected) => {
	expect(lines(checkWords, panel, text)).toEqual(expected);
	expect(lines(checkWords, "database/new-unit.ts", text)).toEqual([]);
});

const longFunction = (length: number, result: string) =>
	`function f() {\n${"\tstep();\n".repeat(length - 3)}\treturn ${result};\n}\n`;

test.each([
	["a function of 40 lines", useCase, longFunction(40, "1"), []],
	["a function of 41 lines", useCase, longFunction(41, "1"), [1]],
	["a component of 90 lines", panel, longFunction(90, "<p />"), []],
	["a component of 91 lines", panel, longFunction(91, "<p />"), [1]],
	["a list of cases", "src/domain/a.cases.ts", longFunction(99, "1"), []],
	["a chapter of tests", testFile, `describe("x", () => {\n${"step();\n".repeat(60)}});`, []],
])("sizes: %s", (_name, path, text, expected) => {
	expect(lines(checkSizes, path, text)).toEqual(expected);
});

test("folders: 25 files of the product, besides tests and what they use", () => {
	const files = (count: number) =>
		Array.from({ length: count }, (_, nth) => `src/kit/ui/${nth}.ts`);
	const others = ["src/kit/ui/a.test.ts", "src/kit/ui/test-page.tsx", "src/kit/ui/list/a.ts"];
	expect(checkFolders([...files(25), ...others])).toEqual([]);
	expect(checkFolders(files(26)).map(({ file }) => file)).toEqual(["src/kit/ui"]);
});

test("sizes: median and share of small files", () => {
	const files = [10, 50, 151].map((length, index) => ({
		path: `src/${index}.ts`,
		text: "x;\n".repeat(length),
	}));
	expect(measureSizes(files)).toEqual({ files: 3, median: 50, upTo150: 67 });
});

test.each([
	['test.todo("x");', [1]],
	['test.fails("x", () => {});', [1]],
	["await new Promise((resolve) => setTimeout(resolve, 100));", [1]],
	['vi.mock("../sql.ts");', [1]],
	['test.each([1])("x", () => {});', []],
])("tests: %s", (text, expected) => {
	expect(lines(checkTests, testFile, text)).toEqual(expected);
});

test.each([
	["`npm run check` and npm run db:reset", []],
	["run `npm run audit -- verify`", [1]],
	["\nsee `src/kit/server/clock.ts`", []],
	["\nsee `src/kit/server/watch.ts`", [2]],
	["[records](add-a-record.md), [a list](../how-to/add-a-list.md)", [1]],
	["[elsewhere](https://example.com/page.md)", []],
])("docs: %s", (text, expected) => {
	const scripts = new Set(["check", "db:reset"]);
	const paths = new Set(["src/kit/server/clock.ts", "docs/how-to/add-a-record.md"]);
	const check: Check = (documents) => checkDocs(documents, scripts, paths);
	expect(lines(check, "docs/how-to/add-an-area.md", text)).toEqual(expected);
});

test.each([
	["`src/a.test.ts`: “it holds”, “it is kept”", []],
	["| promise | `src/a.test.ts`: “it holds” | `src/b.ts`: “it holds” |", [1]],
	["\n`src/a.test.ts`: “it holds”, “it was kept”", [2]],
	["`src/gone.test.ts`: “it holds”", [1]],
	["`src/a.test.ts` and “anything else”", []],
])("named tests: %s", (text, expected) => {
	const files = [
		{ path: "src/a.test.ts", text: 'test("it holds", () => {});\ntest("it is kept", () => {});' },
		{ path: "src/b.ts", text: "" },
	];
	const check: Check = (documents) => checkNamedTests(documents, files);
	expect(lines(check, "docs/operations/security.md", text)).toEqual(expected);
});

const wordList = {
	path: "docs/words.md",
	text: "## German\n\n| not | but | where |\n|---|---|---|\n| Einheit, E-Mail Adresse | Abteilung | |\n\n## English\n| unit | department | |\n\n## Specified texts that stay\n- Die E-Mail Adresse fehlt.\n",
};

test.each([
	["a text in German", 'a: ["Diese Einheit", "This department"],', [1]],
	["a text in English, at its beginning", 'a: ["Abteilung", "Unit"],', [1]],
	["a word of the other language", 'a: ["Die unit", "Einheit"],', []],
	["a part of a word", 'a: ["Einheitlich", "units_of"],', []],
	["a function", 'a: [() => f("Einheit"), () => f("department")],', [1]],
	["a specified text", 'a: ["Die E-Mail Adresse fehlt.", "No mail."],', []],
	["the name of an entity", 'partOf: ["app_user", "unit"],', []],
])("screen words: %s", (_name, text, expected) => {
	const file = { path: "src/areas/staff/units/text.ts", text: `export const texts = {${text}};` };
	expect(checkScreenWords(wordList, [file], []).map(({ line }) => line)).toEqual(expected);
});

test("screen words: a help page", () => {
	const page = (path: string) => ({ path, text: "# Hilfe\n\nEine Einheit ist no unit." });
	const found = (path: string) => checkScreenWords(wordList, [], [page(path)]);
	expect(found("docs/help/de/a.md").map(({ because }) => because)[0]).toMatch(/^"Einheit"/);
	expect(found("docs/help/en/a.md").map(({ line }) => line)).toEqual([3]);
});
