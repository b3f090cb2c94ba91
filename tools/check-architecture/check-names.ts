import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const dumpingGrounds = /(^|\/)(utils?|helpers?|common|types|shared|misc|lib|index)(\/|\.tsx?$)/;

/** Names that say what is inside: no files or folders for leftovers. Biome sees to kebab-case and barrels. */
export function checkNames(files: readonly SourceFile[]): Finding[] {
	return files.flatMap(({ path }) => {
		const ground = dumpingGrounds.exec(path)?.[2];
		if (ground === undefined) return [];
		const because = `"${ground}" says nothing about what is inside and grows without end. Name the file after the one thing it exports and put it beside its user.`;
		return [{ rule: "names", file: path, line: 0, because }];
	});
}
