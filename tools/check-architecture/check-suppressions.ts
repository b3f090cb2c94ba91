import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const suppression = /(?:\/\/|\/\*)\s*@ts-(nocheck|expect-error)\b(.*)$/;

/** Rule 8: what silences the compiler is one line and says why. Biome asks the same of what silences Biome. */
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
	const [, kind, reason = ""] = suppression.exec(line) ?? [];
	if (kind === undefined) return undefined;
	if (kind === "nocheck") return "@ts-nocheck silences the whole file. Mend the cause.";
	return (reason.match(/\p{L}{2,}/gu) ?? []).length >= 3
		? undefined
		: "@ts-expect-error without a reason: the next reader cannot tell whether it still holds. Say why behind it.";
}
