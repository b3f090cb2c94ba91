import * as z from "zod/mini";
import { civilDay, typedLines } from "./fields.ts";

export const violationSeverities = ["INFO", "WARNING", "ERROR"] as const;

/**
 * What a wanted change would violate, as RuleViolation carries it: its figures stand beside it, in minutes. What is not
 * acceptable has to be resolved first.
 */
export const ruleViolation = z.looseObject({
	code: z.string(),
	severity: z.enum(violationSeverities),
	acceptable: z.boolean(),
	/** The local day it happens on. */
	day: z.optional(civilDay),
});
export type RuleViolation = z.output<typeof ruleViolation>;

const code = z.string().check(z.minLength(1), z.maxLength(100));

/** What a request says about violations that it was shown before. */
export const accepting = {
	/** Codes of those that the person has read and accepts. */
	accept: z._default(z.array(code).check(z.maxLength(50)), []),
	/** Conflicting shifts are to be solved afterwards, with the tool of shift planning. */
	openShiftsTool: z._default(z.boolean(), false),
	/** Why something grave is done all the same, where that is asked for. */
	overrideReason: z.optional(typedLines({ max: 500 })),
};

export interface Accepted {
	readonly accept: string[];
	readonly openShiftsTool: boolean;
	readonly overrideReason?: string | undefined;
}
