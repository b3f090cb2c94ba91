import type { StepKind } from "#areas/time-tracking/approvals/contract.ts";
import type { Words } from "#kit/contract/texts.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** What still has to happen, in words: "Vorgesetzter muss zustimmen". */
export function openStepWords(steps: readonly StepKind[]): string {
	const words: Words<typeof texts>["steps"] = currentTexts(texts).steps;
	return steps.map((step) => words[step]).join(" · ");
}
