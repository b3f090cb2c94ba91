import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const forbidden =
	/(\/\/|\/\*)\s*(@ts-ignore|@ts-nocheck|eslint-disable|prettier-ignore|biome-ignore-all\b(?!.*:\s*\S+\s+\S+))/;
const reasoned =
	/(\/\/|\/\*|\*)\s*(biome-ignore\s+[\w/]+|@ts-expect-error|c8 ignore|v8 ignore)(.*)$/;

/** Rule 8: a suppression says why, in words that somebody else understands. */
export function checkSuppressions(files: readonly SourceFile[]): Finding[] {
	return files.flatMap((file) =>
		file.text.split("\n").flatMap((text, index) => {
			const because = objection(text);
			return because === undefined
				? []
				: [{ rule: "suppressions", file: file.path, line: index + 1, because }];
		}),
	);
}

function objection(line: string): string | undefined {
	const banned = forbidden.exec(line)?.[2];
	if (banned !== undefined) {
		return `${banned} silences more than the one thing it was meant for. Mend the cause, or name one rule with its reason.`;
	}
	const match = reasoned.exec(line);
	if (match === null) return undefined;
	const words = (match[3] ?? "").match(/\p{L}{2,}/gu) ?? [];
	return words.length >= 3
		? undefined
		: `${match[2]} without a reason: the next reader cannot tell whether it still holds. Say why after a colon.`;
}
