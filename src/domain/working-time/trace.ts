/** A step of the calculation, told so that it can be put into words. */
export interface TraceStep {
	/** The rule's type, or the name of a step that is no rule, e.g. HOLIDAY_CREDIT. */
	readonly rule: string;
	/** Of the rule among those given; null for what is no rule. */
	readonly ruleIndex: number | null;
	/** Key of the sentence that explains it. */
	readonly reason: string;
	/**
	 * Minutes: of work before the step and after it; from the credits on of the balance. For ROUNDING of BEGIN and END
	 * the edge as epoch minute.
	 */
	readonly before: number;
	readonly after: number;
	/** What the step changed. */
	readonly minutes: number;
	readonly parameters: Readonly<Record<string, string | number | null>>;
}

/** Collects steps; where nobody asked for them there is none, and nothing of them is made. */
export type Trace = TraceStep[];
