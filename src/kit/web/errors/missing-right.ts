import { texts as levelTexts } from "#kit/permission-levels/text.ts";
import { texts as keyTexts } from "#kit/permission-names/text.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";

/** The sentence that names a missing right as it is called where rights are given. Loaded when it is first needed. */
export function missingRight(key: string, level = "READ"): string {
	const t = currentTexts(texts).errors;
	const keys: Readonly<Record<string, string>> = currentTexts(keyTexts);
	const levels: Readonly<Record<string, string>> = currentTexts(levelTexts).levels;
	// keys of a version to come go by their own name
	return t.forbiddenNeeds(keys[key] ?? key, levels[level] ?? level);
}
