import ts from "typescript";
import { isCases, isGenerated, isTest, isText } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

const limits = { function: 40, component: 90, folder: 25 } as const;

/** A function that fits on a screen is understood in one go. Biome counts the lines of files. */
export function checkSizes(files: readonly SourceFile[]): Finding[] {
	return files.filter(isMeasured).flatMap((file) =>
		[...nodesOf(file)]
			.filter(isFunction)
			.filter((node) => !isGroupOfTests(node))
			.flatMap((node) => functionFinding(file, node)),
	);
}

/** A folder that is read at a glance; tests and what they use stand beside what they are about and do not count. */
export function checkFolders(paths: readonly string[]): Finding[] {
	const products = paths.filter((path) => path.startsWith("src/") && !isTest(path));
	const folders = Map.groupBy(
		products.filter((path) => !path.endsWith(".json")),
		(path) => path.slice(0, path.lastIndexOf("/")),
	);
	return [...folders].flatMap(([folder, { length }]) => {
		if (length <= limits.folder || folder.startsWith("src/kit/testing")) return [];
		const because = `Folder of ${length} files; at most ${limits.folder}. Divide it by what its files are about.`;
		return [{ rule: "folders", file: folder, line: 1, because }];
	});
}

export interface Sizes {
	readonly files: number;
	readonly median: number;
	/** Per cent of files with up to 150 lines. */
	readonly upTo150: number;
}

/** How the house stands against its aim: median ≤ 60 lines, 90 % of files ≤ 150. A test is as long as its story. */
export function measureSizes(files: readonly SourceFile[]): Sizes {
	const lengths = files
		.filter((file) => isMeasured(file) && !isTest(file.path))
		.map(lengthOf)
		.sort((a, b) => a - b);
	const small = lengths.filter((length) => length <= 150).length;
	return {
		files: lengths.length,
		median: lengths[Math.floor(lengths.length / 2)] ?? 0,
		upTo150: Math.round((100 * small) / Math.max(1, lengths.length)),
	};
}

/** Texts, cases and generated files are lists, not code. */
function isMeasured({ path }: SourceFile): boolean {
	return /\.(tsx?|mjs)$/.test(path) && !isText(path) && !isCases(path) && !isGenerated(path);
}

function lengthOf({ text }: SourceFile): number {
	return text.replace(/\n$/, "").split("\n").length;
}

function functionFinding(file: SourceFile, node: ts.SignatureDeclaration): Finding[] {
	const length = node.getText().split("\n").length;
	if (length <= limits.function) return [];
	const allowed = returnsJsx(node) ? limits.component : limits.function;
	if (length <= allowed) return [];
	const because = `Function of ${length} lines; at most ${allowed}. Name its steps and give them functions of their own.`;
	return [{ rule: "sizes", file: file.path, line: lineOf(file, node), because }];
}

function isFunction(node: ts.Node): node is ts.SignatureDeclaration {
	return (
		ts.isFunctionDeclaration(node) ||
		ts.isFunctionExpression(node) ||
		ts.isArrowFunction(node) ||
		ts.isMethodDeclaration(node) ||
		ts.isConstructorDeclaration(node) ||
		ts.isAccessor(node)
	);
}

/** The body of `describe` is a chapter, not a function; each test in it is measured. */
function isGroupOfTests(node: ts.Node): boolean {
	return ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText());
}

function returnsJsx(node: ts.Node): boolean {
	let found = false;
	const look = (child: ts.Node): void => {
		if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child) || ts.isJsxFragment(child)) {
			found = true;
		}
		if (!found) ts.forEachChild(child, look);
	};
	ts.forEachChild(node, look);
	return found;
}
