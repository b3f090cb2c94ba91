import type { ChoiceGiven } from "#kit/ui/picker/choice-panel.tsx";

/** `common.customer-picker`: answers with the ids of the customers who were chosen; one unless `multi`. */
export interface CustomerPickerGiven extends ChoiceGiven {
	/** Archived customers are offered too. */
	readonly withDisabled?: boolean;
	/** Customers who are not offered. */
	readonly hiddenIds?: readonly string[];
}
