import * as z from "zod/mini";

/** A step of the calculation, kept so that it can be put into words. */
export const traceStep = z.object({
	/** The rule's type, or the name of a step that is no rule, e.g. HOLIDAY_CREDIT. */
	rule: z.string(),
	/** Of the rule among those given; null for what is no rule. */
	ruleIndex: z.nullable(z.int()),
	/** Key of the sentence that explains it. */
	reason: z.string(),
	/**
	 * Minutes: of work before the step and after it; from the credits on of the balance. For ROUNDING of BEGIN and END
	 * the edge as epoch minute.
	 */
	before: z.int(),
	after: z.int(),
	/** What the step changed. */
	minutes: z.int(),
	parameters: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type TraceStep = Readonly<z.output<typeof traceStep>>;

/** A step on the way from what was booked to the balance. */
export const chainStep = z.extend(traceStep, {
	/** Minutes, with sign: what the step adds to what counts, or takes from it. */
	change: z.int(),
	/** Minutes that count after it; after the last step the balance. */
	result: z.int(),
});
export type ChainStep = Readonly<z.output<typeof chainStep>>;

/** What a rule did: minutes, or an edge, before it and after it. */
export function ruleStep(
	{ index, settings }: { readonly index: number; readonly settings: { readonly type: string } },
	reason: string,
	[before, after]: readonly [before: number, after: number],
	parameters: TraceStep["parameters"],
): TraceStep {
	const numbers = { before, after, minutes: after - before };
	return { rule: settings.type, ruleIndex: index, reason, ...numbers, parameters };
}

/** Collects steps; where nobody asked for them there is none, and nothing of them is made. */
export type Trace = TraceStep[];
