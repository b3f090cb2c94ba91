import type { Allowed } from "#domain/approval/decision.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { EntryValues } from "../sql/entry.ts";
import type { SeriesSpan } from "./series-spans.ts";

/** An entry of the series that can be created. */
export interface ReadyLine extends SeriesSpan {
	readonly id: string;
	readonly fault: null;
	readonly values: EntryValues;
	readonly decision: Allowed;
	readonly violations: readonly RuleViolation[];
}

/** One that cannot. */
export interface FaultyLine extends SeriesSpan {
	readonly fault: string;
	readonly violations: readonly [];
}

export type SeriesLine = ReadyLine | FaultyLine;

export function faulty(span: SeriesSpan, fault: string): FaultyLine {
	const { person, day, begin, end } = span;
	return { person, day, begin, end, fault, violations: [] };
}
