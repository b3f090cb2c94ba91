import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { tables } from "../../database/tables.ts";
import { checkDependencies } from "../check-dependencies/check-dependencies.ts";
import { readDependencyFiles } from "../check-dependencies/read-dependency-files.ts";
import { checkClock } from "./check-clock.ts";
import { checkDocs } from "./check-docs.ts";
import { checkEntryMinutes } from "./check-entry-minutes.ts";
import { checkFeatureCircles } from "./check-feature-circles.ts";
import { checkImports } from "./check-imports.ts";
import { checkJsxText } from "./check-jsx-text.ts";
import { checkNamedTests } from "./check-named-tests.ts";
import { checkNames } from "./check-names.ts";
import { checkScreenWords } from "./check-screen-words.ts";
import { checkFolders, checkSizes } from "./check-sizes.ts";
import { checkSqlFunctions } from "./check-sql-functions.ts";
import { checkSqlPlaces } from "./check-sql-places.ts";
import { checkStyleClasses } from "./check-style-classes.ts";
import { checkSuppressions } from "./check-suppressions.ts";
import { checkTableWriters } from "./check-table-writers.ts";
import { checkTests } from "./check-tests.ts";
import { checkWords } from "./check-words.ts";
import type { Finding } from "./finding.ts";
import { importRules } from "./import-rules.ts";
import { listPaths, listSourceFiles } from "./list-source-files.ts";
import type { SourceFile } from "./source-file.ts";

const checks: Record<string, (files: readonly SourceFile[]) => Finding[]> = {
	"sql-places": checkSqlPlaces,
	"table-writers": (files) => checkTableWriters(files, tables),
	"feature-circles": checkFeatureCircles,
	clock: checkClock,
	"entry-minutes": checkEntryMinutes,
	"jsx-text": checkJsxText,
	suppressions: checkSuppressions,
	sizes: checkSizes,
	names: checkNames,
	tests: checkTests,
	words: checkWords,
};

/** All rules of the house over the project's files: rule → what breaks it. */
export async function checkStructure(
	root: string,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
	const [files, styles, statements, documents, help, paths, scripts, imports] = await Promise.all([
		listSourceFiles(root),
		listSourceFiles(root, /^src\/.*\.css$/),
		listSourceFiles(root, /\.sql$/),
		listSourceFiles(root, /^[^/]+\.md$|^docs\/(?!help\/).*\.md$/),
		listSourceFiles(root, /^docs\/help\/.*\.md$/),
		listPaths(root),
		scriptsOf(root),
		checkImports(root),
	]);
	const wordList = documents.find(({ path }) => path === "docs/words.md") ?? { path: "", text: "" };
	const own = files.filter((file) => !isSampleOfBreaches(file.path));
	const found = new Map<string, Finding[]>(
		importRules.map((rule) => [family(rule.name ?? ""), []]),
	);
	for (const finding of imports) {
		found.get(family(finding.rule))?.push(finding);
	}
	for (const [rule, check] of Object.entries(checks)) {
		found.set(rule, check(own));
	}
	found.set("style-classes", checkStyleClasses(own, styles));
	found.set("sql-functions", checkSqlFunctions(statements));
	found.set("screen-words", checkScreenWords(wordList, own, help));
	found.set("folders", checkFolders(paths));
	found.set("docs", checkDocs(documents, scripts, new Set(paths)));
	found.set("named-tests", checkNamedTests(documents, files));
	found.set("dependencies", checkDependencies(readDependencyFiles(root)));
	return found;
}

async function scriptsOf(root: string): Promise<ReadonlySet<string>> {
	const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
	return new Set(Object.keys(scripts));
}

/** `left-only-on-the-server-staff` is one of twelve of its kind, counted as one check. */
function family(rule: string): string {
	return rule.replace(/^(left-only-on-the-(server|web)).*/, "$1");
}

/** The checks' own tests hold what is forbidden, as samples. */
function isSampleOfBreaches(path: string): boolean {
	return path.startsWith("tools/check-architecture/") && path.endsWith(".test.ts");
}
