import ts from "typescript";
import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

const builderCalls = new Set([
	"selectFrom",
	"insertInto",
	"updateTable",
	"deleteFrom",
	"mergeInto",
	"replaceInto",
]);

/** The kit writes the table that they name. */
const kitCalls = new Set([
	"masterTable",
	"masterSet",
	"personTable",
	"heldTable",
	"kindTable",
	"addRows",
	"changeRow",
	"removeRow",
]);

const statement =
	/^\s*(--.*\n\s*)*(select\s[\s\S]*|insert\s+into\s|update\s+[\w".]+\s+(\w+\s+)?set\s|delete\s+from\s|merge\s+into\s|with\s+(recursive\s+)?\w+\s*(\([^)]*\)\s*)?as\s+(materialized\s+)?\(|truncate\s|call\s+\w+\s*\()/i;

const because =
	"SQL lives in the feature's sql.ts (or its sql/ folder): one place to review what is read and written, and for whom. Move it there and call it by name.";

/** Rule 5, first half: SQL is written where SQL is expected. */
export function checkSqlPlaces(files: readonly SourceFile[]): Finding[] {
	return files.filter(isBound).flatMap((file) =>
		[...nodesOf(file)].filter(isSql).map((node) => ({
			rule: "sql-places",
			file: file.path,
			line: lineOf(file, node),
			because,
		})),
	);
}

function isBound({ path }: SourceFile): boolean {
	return (
		path.startsWith("src/") &&
		!/^src\/kit\/(server|testing)\//.test(path) &&
		!/\/server\/(sql\.ts|sql\/.*)$/.test(path) &&
		!isTest(path)
	);
}

function isSql(node: ts.Node): boolean {
	if (ts.isCallExpression(node)) {
		const { expression } = node;
		if (ts.isIdentifier(expression)) return kitCalls.has(expression.text);
		return ts.isPropertyAccessExpression(expression) && builderCalls.has(expression.name.text);
	}
	if (ts.isTaggedTemplateExpression(node)) {
		return /^sql\b/.test(node.tag.getText());
	}
	if (ts.isTemplateExpression(node)) return looksLikeSql(node.head.text);
	return ts.isStringLiteralLike(node) && looksLikeSql(node.text);
}

/** A sentence for people may begin with "select"; a statement also names where from, or calls a function. */
function looksLikeSql(text: string): boolean {
	if (!statement.test(text)) return false;
	if (!/^\s*select\s/i.test(text)) return true;
	return /\sfrom\s+[\w".]+|\b\w+\(.*\)|\$\d/i.test(text);
}
