import ts from "typescript";
import type { Finding } from "./finding.ts";
import { type SourceFile, syntaxOf } from "./source-file.ts";

/** Of docs/plain-english.md those that are never right: in comments and titles of tests … */
const inComments: Readonly<Record<string, string>> = {
	whoever: "people who … or who …",
	"dear part": "expensive part",
	"kept from others": "locked",
	patience: "timeout, deadline or delay",
	unspeakable: "control characters",
};

/** … and as names. */
const asNames: Readonly<Record<string, string>> = {
	useNothingYet: "useInitialValues",
	ofNothing: "noParams",
	unspeakable: "controlCharacters",
	settleDays: "makeDaysCurrent",
	settleSoon: "recomputeSoon",
	settleRule: "finishRuleChange",
	settleAssignment: "finishAssignment",
	settleConflict: "resolveConflict",
	settledRules: "rulesToTest",
};

// words may stand on two lines of a comment
const comment = oneOf(inComments, "[\\s*/]+", "gi");
const name = oneOf(asNames, " ", "");
const either = new RegExp(`${comment.source}|${name.source}`, "i");

/** Comments and names use the words that people say at the desk. */
export function checkWords(files: readonly SourceFile[]): Finding[] {
	return files
		.filter(({ path, text }) => /^(src|e2e|bench)\//.test(path) && either.test(text))
		.flatMap((file) => [...leavesOf(syntaxOf(file))].flatMap((leaf) => foundAt(file, leaf)));
}

function foundAt(file: SourceFile, leaf: ts.Node): Finding[] {
	const tree = syntaxOf(file);
	const begin = leaf.getStart(tree);
	const before = ts.isJsxText(leaf) ? "" : file.text.slice(leaf.pos, begin);
	const prose = isTitle(leaf) ? file.text.slice(leaf.pos, leaf.end) : before;
	const found = [...prose.matchAll(comment)].map(({ 0: words, index }) =>
		finding(file, leaf.pos + index, words.replace(/[\s*/]+/g, " "), inComments),
	);
	if (!ts.isIdentifier(leaf) || !name.test(leaf.text)) return found;
	return [...found, finding(file, begin, leaf.text, asNames)];
}

/** Of a test, or of a group of tests. */
function isTitle(leaf: ts.Node): boolean {
	const { parent } = leaf;
	return (
		ts.isStringLiteralLike(leaf) &&
		ts.isCallExpression(parent) &&
		parent.arguments[0] === leaf &&
		/^(test|describe)\b/.test(parent.expression.getText())
	);
}

function finding(
	file: SourceFile,
	at: number,
	words: string,
	better: Readonly<Record<string, string>>,
): Finding {
	const instead = better[words] ?? better[words.toLowerCase()];
	const because = `"${words}" is not what people say at the desk (docs/plain-english.md). Write ${instead}.`;
	const line = syntaxOf(file).getLineAndCharacterOfPosition(at).line + 1;
	return { rule: "words", file: file.path, line, because };
}

/** Tokens in their order; comments lie before them. */
function* leavesOf(node: ts.Node): Generator<ts.Node> {
	const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
	if (children.length === 0) yield node;
	for (const child of children) yield* leavesOf(child);
}

function oneOf(words: Readonly<Record<string, string>>, gap: string, flags: string): RegExp {
	return new RegExp(`\\b(?:${Object.keys(words).join("|").replaceAll(" ", gap)})\\b`, flags);
}
