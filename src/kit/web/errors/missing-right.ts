import { texts as germanLevels } from "#kit/permission-levels/text.de.ts";
import { texts as englishLevels } from "#kit/permission-levels/text.en.ts";
import { texts as germanKeys } from "#kit/permission-names/text.de.ts";
import { texts as englishKeys } from "#kit/permission-names/text.en.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { currentTexts } from "../texts.ts";

/** The sentence that names a missing right as it is called where rights are given. Loaded when it is first needed. */
export function missingRight(key: string, level = "READ"): string {
	const t = currentTexts(german, english).errors;
	const keys: Readonly<Record<string, string>> = currentTexts(germanKeys, englishKeys);
	const levels: Readonly<Record<string, string>> = currentTexts(germanLevels, englishLevels).levels;
	// keys of a version to come go by their own name
	return t.forbiddenNeeds(keys[key] ?? key, levels[level] ?? level);
}
