import ts from "typescript";

/** A file as the checks see it: its place in the project, with forward slashes, and its text. */
export interface SourceFile {
	readonly path: string;
	readonly text: string;
}

const parsed = new WeakMap<SourceFile, ts.SourceFile>();

/** The syntax tree, made once a file. */
export function syntaxOf(file: SourceFile): ts.SourceFile {
	const known = parsed.get(file);
	if (known !== undefined) return known;
	const kind = file.path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
	parsed.set(file, tree);
	return tree;
}

/** Every node of the file, parents before children. */
export function* nodesOf(file: SourceFile): Generator<ts.Node> {
	const waiting: ts.Node[] = [syntaxOf(file)];
	for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
		yield node;
		const children: ts.Node[] = [];
		ts.forEachChild(node, (child) => {
			children.push(child);
		});
		waiting.push(...children.reverse());
	}
}

/** The line a node begins in, counted from 1. */
export function lineOf(file: SourceFile, node: ts.Node): number {
	const tree = syntaxOf(file);
	return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}
