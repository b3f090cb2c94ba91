import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const command = /\bnpm run (?<script>[\w:-]+)/g;
const place =
	/(?:`(?<path>(?:src|docs|tools|database|bench|e2e)\/[\w./-]+\.\w+)`|\]\((?<link>[\w./-]+\.md)\))/g;

/** What the documents name exists: each `npm run …` is a script, each path or link a file of the project. */
export function checkDocs(
	documents: readonly SourceFile[],
	scripts: ReadonlySet<string>,
	paths: ReadonlySet<string>,
): Finding[] {
	return documents.flatMap(({ path: file, text }) =>
		text.split("\n").flatMap((line, index) => {
			const finding = (because: string) => ({ rule: "docs", file, line: index + 1, because });
			const unknown = [...line.matchAll(command)]
				.map((match) => match.groups?.script ?? "")
				.filter((script) => !scripts.has(script));
			const missing = [...line.matchAll(place)]
				.map(({ groups }) => groups?.path ?? besideOf(file, groups?.link ?? ""))
				.filter((named) => !paths.has(named));
			return [
				...unknown.map((script) =>
					finding(
						`"npm run ${script}" is no script of package.json: add it there, or name what exists.`,
					),
				),
				...missing.map((named) =>
					finding(
						`${named} does not exist: what a document points to moved or went. Mend the document.`,
					),
				),
			];
		}),
	);
}

/** The path of a link in a document, from the project's root. */
function besideOf(document: string, link: string): string {
	return new URL(link, `file:///${document}`).pathname.slice(1);
}
