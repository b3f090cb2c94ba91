import ts from "typescript";

/** Adds a named import; an import from the same file gets one name more. */
export function addImport(
	text: string,
	name: string,
	from: string,
	kind: "value" | "type" = "value",
): string {
	const declared = ts
		.createSourceFile("x.tsx", text, ts.ScriptTarget.Latest, true)
		.statements.filter(ts.isImportDeclaration);
	const same = declared.find(
		(one) =>
			(one.moduleSpecifier as ts.StringLiteral).text === from &&
			(one.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) === (kind === "type"),
	);
	const bindings = same?.importClause?.namedBindings;
	if (bindings !== undefined && ts.isNamedImports(bindings)) {
		if (bindings.elements.some((one) => one.getText() === name)) return text;
		return insertAt(text, bindings.elements.pos, ` ${name},`);
	}
	const word = kind === "type" ? "import type" : "import";
	const line = name.startsWith("*")
		? `${word} ${name} from "${from}";\n`
		: `${word} { ${name} } from "${from}";\n`;
	if (text.includes(line.trim())) return text;
	return insertAt(text, declared.at(-1)?.end ?? 0, declared.length > 0 ? `\n${line.trim()}` : line);
}

/**
 * Adds an entry at the end of the object that `export const <name> = …` holds, wherever it stands: bare, `as const`,
 * or as the last argument of a call.
 *
 * @param inside name of an object within it, e.g. `errors`
 */
export function addToObject(text: string, name: string, entry: string, inside?: string): string {
	const outer = objectOf(text, name);
	const inner = outer?.properties.find(
		(one): one is ts.PropertyAssignment =>
			ts.isPropertyAssignment(one) && one.name.getText() === inside,
	)?.initializer;
	const target = inside === undefined ? outer : inner;
	if (target === undefined || !ts.isObjectLiteralExpression(target)) {
		throw new Error(`There is no object \`${inside ?? name}\` to add to.`);
	}
	const { properties } = target;
	const comma = properties.length > 0 && !properties.hasTrailingComma;
	return insertAt(
		text,
		properties.at(-1)?.end ?? target.getStart() + 1,
		`${comma || properties.hasTrailingComma ? "," : ""}\n${entry.replace(/,\s*$/, "")}`,
	);
}

function objectOf(text: string, name: string): ts.ObjectLiteralExpression | undefined {
	const file = ts.createSourceFile("x.tsx", text, ts.ScriptTarget.Latest, true);
	for (const statement of file.statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const { name: found, initializer } of statement.declarationList.declarations) {
			if (found.getText() === name && initializer) return unwrap(initializer);
		}
	}
	return undefined;
}

function unwrap(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
	if (ts.isObjectLiteralExpression(node)) return node;
	if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
		return unwrap(node.expression);
	}
	const last = ts.isCallExpression(node) ? node.arguments.at(-1) : undefined;
	return last === undefined ? undefined : unwrap(last);
}

function insertAt(text: string, position: number, more: string): string {
	return text.slice(0, position) + more + text.slice(position);
}
