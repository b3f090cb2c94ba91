import type { Words } from "#kit/contract/texts.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import type { StepKind } from "../contract.ts";
import { stepWords, texts } from "../text.ts";

/** What still has to happen, in words: "Vorgesetzter muss zustimmen". */
export function openStepWords(steps: readonly StepKind[]): string {
	return stepWords(steps, languageStore.get()).join(" · ");
}

/** Whether a question is open or answered, in words; null where nothing was asked. */
export function questionWords(question: { readonly answer: string | null } | null): string | null {
	if (question === null) return null;
	const { open, replied } = currentTexts(texts).questions;
	return question.answer === null ? open : replied;
}

/** The same, after what was asked about it: "Rückfrage offen · Zustimmung der Leitung offen". */
export function openWords({ openSteps, question }: Waiting): string {
	return [questionWords(question), openStepWords(openSteps)].filter(Boolean).join(" · ");
}

interface Waiting {
	readonly openSteps: readonly StepKind[];
	readonly question: { readonly answer: string | null } | null;
}

/** An open step as something that a supervisor may put aside. */
export function openStepViolation({ kind }: { readonly [fact: string]: unknown }): string {
	const { steps, moves } = currentTexts(texts);
	return `${steps[kind as keyof typeof steps] ?? String(kind)} – ${moves.skips}`;
}

/** The words of approvals, for screens with buttons and forms of their own. */
export function useMatterWords(): Words<typeof texts> {
	return useTexts(texts);
}
