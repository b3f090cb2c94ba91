import { isTest } from "./file-kinds.ts";
import type { Finding } from "./finding.ts";
import type { SourceFile } from "./source-file.ts";

const because =
	"The minutes of an entry are `entryMinutes` of the domain, or `entry_minutes` in SQL: both ends cut to their minute. Any other way (rounded seconds, a difference of instants divided) shows a minute more or less than the other screens.";

/** Ways that were in use once or lie near: seconds rounded to minutes, a difference of instants divided, an interval in SQL. */
const others = [
	/Math\.(round|ceil)\([^()]*duration[^()]*\/\s*60(_?000)?\)/i,
	/\(Date\.parse\([^()]*\) - Date\.parse\([^()]*\)\)\s*\/\s*60_?000/,
	/extract\(epoch from \(?\w*\.?end_at - \w*\.?begin_at/i,
	/date_part\('epoch', \w*\.?end_at - \w*\.?begin_at/i,
	/Math\.(floor|round|ceil|trunc)\([^;]*end[^;/]* - [^;/]*begin[^;/]*\/\s*(60(_?000)?\b|\w*minute)/i,
	/\bend\w*(\.\w+)*(\(\))? - [^;/]*\bbegin\w*(\.\w+)*(\(\))?\)\s*\/\s*60(_?000)?\b/i,
];

/** The minutes of an entry have one origin. */
export function checkEntryMinutes(files: readonly SourceFile[]): Finding[] {
	return files
		.filter(({ path }) => /^src\//.test(path) && !isTest(path) && !path.includes("/test-"))
		.flatMap(({ path, text }) =>
			text.split("\n").flatMap((line, nth) => {
				const isOther = others.some((pattern) => pattern.test(line));
				return isOther ? [{ rule: "entry-minutes", file: path, line: nth + 1, because }] : [];
			}),
		);
}
