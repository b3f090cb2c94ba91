import ts from "typescript";
import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

const left = /^(test|it|describe|suite)\.(?:\w+\.)*(todo|fails)$/;

/**
 * A test that is left out, that sleeps or that replaces the database proves nothing about the product. Biome sees `skip`,
 * `only` and the timers of Node.
 */
export function checkTests(files: readonly SourceFile[]): Finding[] {
	return files
		.filter((file) => isTest(file.path))
		.flatMap((file) =>
			[...nodesOf(file)].flatMap((node) => {
				const because = objection(node);
				return because === undefined
					? []
					: [{ rule: "tests", file: file.path, line: lineOf(file, node), because }];
			}),
		);
}

function objection(node: ts.Node): string | undefined {
	if (ts.isPropertyAccessExpression(node) && left.test(node.getText())) {
		return `${node.getText()} leaves tests out: what is not run is not known to work. Mend it or delete it.`;
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
