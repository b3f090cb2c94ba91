import { tables } from "../../database/tables.ts";
import { checkClock } from "./check-clock.ts";
import { checkFeatureCircles } from "./check-feature-circles.ts";
import { checkImports } from "./check-imports.ts";
import { checkJsxText } from "./check-jsx-text.ts";
import { checkNames } from "./check-names.ts";
import { checkSizes } from "./check-sizes.ts";
import { checkSqlFunctions } from "./check-sql-functions.ts";
import { checkSqlPlaces } from "./check-sql-places.ts";
import { checkSuppressions } from "./check-suppressions.ts";
import { checkTableWriters } from "./check-table-writers.ts";
import { checkTests } from "./check-tests.ts";
import type { Finding } from "./finding.ts";
import { importRules } from "./import-rules.ts";
import { listSourceFiles } from "./list-source-files.ts";
import type { SourceFile } from "./source-file.ts";

const checks: Record<string, (files: readonly SourceFile[]) => Finding[]> = {
	"sql-places": checkSqlPlaces,
	"table-writers": (files) => checkTableWriters(files, tables),
	"feature-circles": checkFeatureCircles,
	clock: checkClock,
	"jsx-text": checkJsxText,
	suppressions: checkSuppressions,
	sizes: checkSizes,
	names: checkNames,
	tests: checkTests,
};

/** All rules of the house over the project's files: rule → what breaks it. */
export async function checkStructure(
	root: string,
): Promise<ReadonlyMap<string, readonly Finding[]>> {
	const [files, statements, imports] = await Promise.all([
		listSourceFiles(root),
		listSourceFiles(root, /\.sql$/),
		checkImports(root),
	]);
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
	found.set("sql-functions", checkSqlFunctions(statements));
	return found;
}

/** `left-only-on-the-server-staff` is one of twelve of its kind, counted as one check. */
function family(rule: string): string {
	return rule.replace(/^(left-only-on-the-(server|web)).*/, "$1");
}

/** The checks' own tests hold what is forbidden, as samples. */
function isSampleOfBreaches(path: string): boolean {
	return path.startsWith("tools/check-architecture/") && path.endsWith(".test.ts");
}
