/** Made by tools/trace-words.ts. */
declare module "virtual:trace-words" {
	/** Of one feature, or of one kind of master data. */
	export const traceWords: readonly import("#kit/contract/trace-words.ts").TraceWords[];
}
