import ts from "typescript";
import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

const readAloud = new Set([
	"alt",
	"aria-description",
	"aria-label",
	"aria-placeholder",
	"aria-roledescription",
	"aria-valuetext",
	"description",
	"error",
	"heading",
	"help",
	"label",
	"message",
	"placeholder",
	"subtitle",
	"text",
	"title",
	"tooltip",
]);

const because =
	"Words that people see stand in the feature's text.ts, both languages side by side, so that none is missing and the specification's wording is checked in one place. Take them from `useTexts`.";

/** Rule 8: no literal text in JSX. Figures, signs and units of one letter are no words. */
export function checkJsxText(files: readonly SourceFile[]): Finding[] {
	return files
		.filter((file) => file.path.endsWith(".tsx") && !isTest(file.path))
		.flatMap((file) =>
			[...nodesOf(file)]
				.filter(isLiteralText)
				.map((node) => ({ rule: "jsx-text", file: file.path, line: lineOf(file, node), because })),
		);
}

function isLiteralText(node: ts.Node): boolean {
	if (ts.isJsxText(node)) return hasWord(node.text);
	if (ts.isJsxAttribute(node)) {
		if (!readAloud.has(node.name.getText())) return false;
		const { initializer } = node;
		if (initializer === undefined) return false;
		if (ts.isStringLiteral(initializer)) return hasWord(initializer.text);
		return ts.isJsxExpression(initializer) && givesWords(initializer.expression);
	}
	return (
		ts.isJsxExpression(node) &&
		(ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)) &&
		givesWords(node.expression)
	);
}

/** Looks through brackets, conditions and defaults; a call or a name is somebody else's text. */
function givesWords(expression: ts.Expression | undefined): boolean {
	if (expression === undefined) return false;
	if (ts.isStringLiteralLike(expression)) return hasWord(expression.text);
	if (ts.isTemplateExpression(expression)) {
		return [expression.head, ...expression.templateSpans.map((s) => s.literal)]
			.map((part) => part.text)
			.some(hasWord);
	}
	if (ts.isParenthesizedExpression(expression)) {
		return givesWords(expression.expression);
	}
	if (ts.isConditionalExpression(expression)) {
		return givesWords(expression.whenTrue) || givesWords(expression.whenFalse);
	}
	return ts.isBinaryExpression(expression) ? givesWords(expression.right) : false;
}

function hasWord(text: string): boolean {
	return /\p{L}{2,}/u.test(text);
}
