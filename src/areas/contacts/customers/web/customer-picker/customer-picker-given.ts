/** `common.customer-picker`: answers with the ids of the customers who were chosen. */
export interface CustomerPickerGiven {
	/** "Kunde wählen" unless said otherwise. */
	readonly title?: string;
	/** What they are chosen for, below the title. */
	readonly sub?: string;
	readonly value?: readonly string[];
	/** One unless true; a single choice is taken at once. */
	readonly multi?: boolean;
	/** Archived customers are offered too. */
	readonly withDisabled?: boolean;
	/** Customers who are not offered. */
	readonly hiddenIds?: readonly string[];
}
