import type { ChainStep } from "#domain/working-time/trace.ts";

/** A step of a chain; the rule that did it has a name where it is kept. */
export interface ToldLink extends Omit<ChainStep, "ruleIndex"> {
	readonly timeRule?: { readonly name: string } | null;
}

/** A day as far as its chain tells it, stored or only tried. */
export interface ChainDay {
	readonly chain: readonly ToldLink[];
	/** Whose clock shows times of day. */
	readonly zone: string;
	readonly targetMinutes: number;
	/** What is set against the target: work and credits. */
	readonly actualMinutes: number;
	readonly balanceMinutes: number;
	/** Instants of the booked pauses. */
	readonly pauses: readonly { readonly begin: string; readonly end: string }[];
}
