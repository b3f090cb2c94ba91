import ts from "typescript";
import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import { lineOf, nodesOf, type SourceFile } from "./source-file.ts";

const clockFiles = ["src/kit/server/clock.ts", "src/kit/web/clock.ts"];

const because =
	"The clock is read in kit/server/clock.ts and kit/web/clock.ts only, so that every instant can be set by a test and is the same within a request. Take `context.now` on the server, `serverNow()` on the web, a value in the domain.";

/** Rule 8: nobody reads the clock for himself. */
export function checkClock(files: readonly SourceFile[]): Finding[] {
	return files
		.filter(isBound)
		.flatMap((file) =>
			[...nodesOf(file)]
				.filter(readsClock)
				.map((node) => ({ rule: "clock", file: file.path, line: lineOf(file, node), because })),
		);
}

function isBound({ path }: SourceFile): boolean {
	return /^(src|database)\//.test(path) && !clockFiles.includes(path) && !isTest(path);
}

function readsClock(node: ts.Node): boolean {
	if (ts.isNewExpression(node)) {
		return node.expression.getText() === "Date" && (node.arguments ?? []).length === 0;
	}
	if (ts.isCallExpression(node)) return node.expression.getText() === "Date";
	if (!ts.isPropertyAccessExpression(node)) return false;
	return /^(globalThis\.)?(Date\.now|performance\.now|Temporal\.Now|process\.hrtime)$/.test(
		node.getText(),
	);
}
