import type { FieldFault, Refusal } from "#kit/contract/refusal.ts";

export interface RefusalFacts {
	readonly details?: readonly FieldFault[];
	readonly permission?: string;
	readonly level?: string;
	readonly timeUntilRetry?: number;
	readonly violations?: readonly unknown[];
	readonly facts?: Readonly<Record<string, unknown>>;
	/** Parameters of the message, handed to its text. */
	readonly parameters?: readonly (string | number)[];
}

/** An expected refusal on its way to the error handler. */
export class Refused extends Error {
	readonly refusal: Refusal;
	readonly facts: RefusalFacts;

	constructor(refusal: Refusal, facts: RefusalFacts) {
		super(refusal.code);
		this.refusal = refusal;
		this.facts = facts;
	}
}

/** Ends the use case with a refusal that its contract declares. */
export function refuse(refusal: Refusal, facts: RefusalFacts = {}): never {
	throw new Refused(refusal, facts);
}
