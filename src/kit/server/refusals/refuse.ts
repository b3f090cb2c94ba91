import type { Language } from "#kit/contract/language.ts";
import type { FieldFault, Refusal } from "#kit/contract/refusal.ts";

type Parameters = readonly (string | number | Readonly<Record<string, string>>)[];

export interface RefusalFacts {
	readonly details?: readonly FieldFault[];
	readonly permission?: string;
	readonly level?: string;
	readonly timeUntilRetry?: number;
	readonly violations?: readonly unknown[];
	readonly facts?: Readonly<Record<string, unknown>>;
	/** Parameters of the message, handed to its text; words among them differ by language. */
	readonly parameters?: Parameters | ((language: Language) => Parameters);
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
