import type { FieldFinding } from "#domain/wage-file/wage-finding.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** What fields of DATEV's files are called, and what may stand in them. */
export function useFieldWords() {
	return useTexts(texts).fields;
}

/** What is wrong with a field, as a sentence. */
export function reasonInWords({
	reason,
	about: [first = "", second = ""],
}: Pick<FieldFinding, "reason" | "about">): string {
	return currentTexts(texts).reasons[reason](first, second);
}
