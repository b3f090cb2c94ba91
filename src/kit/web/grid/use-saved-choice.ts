import { useSavedValue } from "./use-saved-value.ts";

interface SavedChoice<Choice> {
	readonly chosen: Choice;
	/** What was chosen last is known, so that nothing else is shown before it. */
	readonly isReady: boolean;
	readonly choose: (choice: Choice) => void;
}

/**
 * Which of a page's ways to look the signed-in person chose last at the present site; the first until then.
 *
 * Example: `useSavedChoice("staff.units", ["TREE", "LIST"])`
 */
export function useSavedChoice<Choice extends string>(
	id: string,
	choices: readonly [Choice, ...Choice[]],
): SavedChoice<Choice> {
	const { saved, isReady, keep } = useSavedValue(`View.${id}`);
	return {
		chosen: choices.find((choice) => choice === saved) ?? choices[0],
		isReady,
		choose: (choice) => keep(() => choice),
	};
}
