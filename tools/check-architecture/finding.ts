/** One breach of a rule of the house: where, and why the rule exists. */
export interface Finding {
	readonly rule: string;
	readonly file: string;
	/** Counted from 1; 0 where the file as a whole is meant. */
	readonly line: number;
	/** What is wrong, why that matters, and the way out. */
	readonly because: string;
}
