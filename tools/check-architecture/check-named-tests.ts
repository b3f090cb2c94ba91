import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const place = /`(?<path>[\w./-]+\.tsx?)`(?<named>(?::|,)?(?: ?“[^”]+”[,;]?)+)/g;

/**
 * What the documents say a test proves stands in that file by this name: `src/a.test.ts`: “the test's name”. So a promise
 * cannot outlive the test that keeps it.
 */
export function checkNamedTests(
	documents: readonly SourceFile[],
	files: readonly SourceFile[],
): Finding[] {
	const texts = new Map(files.map(({ path, text }) => [path, text]));
	return documents.flatMap(({ path: file, text }) =>
		text.split("\n").flatMap((line, index) =>
			[...line.matchAll(place)].flatMap(({ groups }) => {
				const { path = "", named = "" } = groups ?? {};
				const source = texts.get(path) ?? "";
				return [...named.matchAll(/“([^”]+)”/g)]
					.map(([, name = ""]) => name)
					.filter((name) => !source.includes(name))
					.map((name) => ({
						rule: "named-tests",
						file,
						line: index + 1,
						because: `“${name}” does not stand in ${path}: what it proved is proved by nothing, or elsewhere. Find out, and mend the document.`,
					}));
			}),
		),
	);
}
