import type { StepKind } from "#domain/approval/approval-state.ts";
import type { Language } from "#kit/contract/language.ts";
import { texts } from "../text.ts";

/** What still has to happen, as files of lists say it. */
export function stepWords(kinds: readonly StepKind[], language: Language): string[] {
	return kinds.map((kind) => texts[language].steps[kind]);
}
