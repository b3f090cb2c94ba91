/** `common.user-picker`: answers with the ids of the people who were chosen. */
export interface UserPickerGiven {
	/** "Mitarbeiter wählen" unless said otherwise. */
	readonly title?: string;
	/** What they are chosen for, below the title. */
	readonly sub?: string;
	readonly value?: readonly string[];
	/** Several unless false; a single choice is taken at once. */
	readonly multi?: boolean;
	/** Archived people are offered too. */
	readonly withDisabled?: boolean;
	/** People who are not offered, e.g. the one who gets a deputy. */
	readonly hiddenIds?: readonly string[];
}
