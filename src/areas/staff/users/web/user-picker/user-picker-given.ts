import type { ChoiceGiven } from "#kit/ui/picker/choice-panel.tsx";

/** `common.user-picker`: answers with the ids of the people who were chosen; several unless `multi` is false. */
export interface UserPickerGiven extends ChoiceGiven {
	/** Archived people are offered too. */
	readonly withDisabled?: boolean;
	/** People who are not offered, e.g. the one who gets a deputy. */
	readonly hiddenIds?: readonly string[];
}
