import ts from "typescript";
import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

// `skipIf` stays: what a machine cannot do (another platform, not being root) is said in its condition
const left = /^(test|it|describe|suite)\.(?:\w+\.)*(skip|only|todo|fails)$/;

/** A test that is skipped, that sleeps or that replaces the database proves nothing about the product. */
export function checkTests(files: readonly SourceFile[]): Finding[] {
	return files
		.filter((file) => isTest(file.path))
		.flatMap((file) =>
			[...nodesOf(file)].flatMap((node) => {
				const because = objection(node);
				return because === undefined
					? []
					: [
							{
								rule: "tests",
								file: file.path,
								line: lineOf(file, node),
								because,
							},
						];
			}),
		);
}

function objection(node: ts.Node): string | undefined {
	if (ts.isPropertyAccessExpression(node) && left.test(node.getText())) {
		return `${node.getText()} leaves tests out: what is not run is not known to work. Mend it or delete it.`;
	}
	if (
		ts.isImportDeclaration(node) &&
		/["'](node:)?timers\/promises["']/.test(node.moduleSpecifier.getText())
	) {
		return "Sleeping makes tests slow and, on a busy machine, wrong. Wait for what is to happen (`expect.poll`, an event), or move the test clock.";
	}
	if (!ts.isCallExpression(node)) return undefined;
	if (
		node.expression.getText() === "setTimeout" &&
		ts.isIdentifier(node.arguments[0] ?? node) &&
		/^(resolve|done|r)$/.test(node.arguments[0]?.getText() ?? "")
	) {
		return "Sleeping makes tests slow and, on a busy machine, wrong. Wait for what is to happen (`expect.poll`, an event), or move the test clock.";
	}
	if (
		/^vi\.(mock|doMock)$/.test(node.expression.getText()) &&
		/database|sql|["']pg["']/.test(node.arguments[0]?.getText() ?? "")
	) {
		return "A mocked database answers what the test believes, not what PostgreSQL does. Use `useTestServer()`.";
	}
	return undefined;
}
