import type { StepKind } from "#areas/time-tracking/approvals/contract.ts";
import type { Words } from "#kit/contract/language.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";

/** What still has to happen, in words: "Vorgesetzter muss zustimmen". */
export function openStepWords(steps: readonly StepKind[]): string {
	const words: Words<typeof german>["steps"] = currentTexts(german, english).steps;
	return steps.map((step) => words[step]).join(" · ");
}
