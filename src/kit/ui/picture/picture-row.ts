/** What pictures of figures show beside each other. */
export interface PictureRow {
	readonly id: string;
	readonly title: string;
	readonly values: readonly number[];
	/** The same figures in words, in their order. */
	readonly texts: readonly string[];
}
