import type { Life } from "./life.ts";
import type { Target } from "./target.ts";

/** What is attacked. */
export interface Victim {
	readonly life: { readonly target: Target };
	/** Whole, with its process: absent where only an address is known, which nobody kills. */
	readonly mortal?: Life;
	/** Everything that it printed so far. */
	readonly output?: () => string;
	/** Ends it, and leaves nothing of it. */
	end(): Promise<void>;
}
