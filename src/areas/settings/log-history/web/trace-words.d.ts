/** Made by tools/trace-words.ts. */
declare module "virtual:trace-words" {
	type Pairs = Readonly<Record<string, readonly [german: string, english: string]>>;

	/** Of one feature, or of one kind of master data. */
	export const traceWords: readonly {
		/** By entity. */
		readonly titles: Pairs;
		readonly fields?: Pairs;
		readonly values?: Pairs;
		readonly actions?: Pairs;
	}[];
}
