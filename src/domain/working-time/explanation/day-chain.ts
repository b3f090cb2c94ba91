import { minuteOf } from "../../time/epoch.ts";
import type { DayResult } from "../day-minutes.ts";
import type { DayFacts, ShiftFact, WorkFact } from "../facts.ts";
import type { ChainStep, TraceStep } from "../trace.ts";

interface Link {
	readonly step: TraceStep;
	change: number;
}

/**
 * The whole day as one sum: what was booked from coming to going, what each rule and pause took or gave, the credits, and
 * last the target. Steps that change nothing are left out, but for the first and the target.
 *
 * Example: 07:38 to 17:53 with 18 minutes of pause, target 7:42 → BOOKED +615, PAUSES −18, TARGET −462: 135
 *
 * @param result with its trace
 */
export function dayChain(facts: DayFacts, result: DayResult): ChainStep[] {
	const trace = result.trace ?? [];
	const edges = trace.filter(isEdge).map(edgeLink);
	const inner = trace.filter(isInner).map(linkOf);
	const duration = trace.filter(isDuration).map(linkOf);
	const pauses = pausesLink(facts, result, inner);
	const booked = linkOf(bookedStep(facts.shifts));
	const laid = [booked, ...edges, pauses, ...inner];
	const worked = duration.at(0)?.step.before ?? result.workedMinutes;
	// an edge that ran into what was cut, or a pause that was cut with the work around it, moved less than its step says
	const rest = worked - laid.reduce((sum, { change }) => sum + change, 0);
	(edges.at(-1) ?? pauses).change += rest;
	const credits = trace.filter(({ rule }) => creditRules.has(rule));
	const mode = trace.filter(({ rule }) => rule === "BALANCE_MODE");
	return summed([
		...laid,
		...duration,
		...credits.map(linkOf),
		linkOf(stepOf("TARGET", -result.targetMinutes)),
		...mode.map(linkOf),
	]);
}

const creditRules: ReadonlySet<string> = new Set(["HOLIDAY_CREDIT", "ABSENCE_CREDIT", "EXTRATIME"]);
const innerRules: ReadonlySet<string> = new Set(["FIXED_BREAK", "AUTOPAUSE"]);
const alwaysShown: ReadonlySet<string> = new Set(["BOOKED", "TARGET"]);

function isEdge({ rule, reason }: TraceStep): boolean {
	return (
		rule === "NORMALIZE2WORKTIME" ||
		(rule === "ROUNDING" && (reason === "BEGIN" || reason === "END"))
	);
}

function isInner({ rule, reason }: TraceStep): boolean {
	return innerRules.has(rule) || (rule === "ROUNDING" && reason === "PAUSE");
}

function isDuration({ rule, reason }: TraceStep): boolean {
	return rule === "ROUNDING" && reason === "DURATION";
}

function linkOf(step: TraceStep): Link {
	return { step, change: step.minutes };
}

/** A later coming is less work, a later going more. */
function edgeLink(step: TraceStep): Link {
	const isComing = step.rule === "ROUNDING" && step.reason === "BEGIN";
	return { step, change: isComing ? 0 - step.minutes : step.minutes };
}

/** Pauses and gaps as they were recorded: what rules made of them stands in their own steps. */
function pausesLink(
	{ shifts }: DayFacts,
	{ pauseMinutes }: DayResult,
	inner: readonly Link[],
): Link {
	const changed = inner
		.filter(({ step }) => step.rule !== "AUTOPAUSE")
		.reduce((sum, { change }) => sum + change, 0);
	const minutes = 0 - (pauseMinutes + changed);
	const gapMinutes = shifts.reduce((sum, shift) => sum + gapsOf(shift), 0);
	return linkOf(stepOf("PAUSES", minutes, { gapMinutes }));
}

function gapsOf({ entries }: ShiftFact): number {
	let gaps = 0;
	for (const [index, entry] of entries.entries()) {
		const next = entries[index + 1];
		if (next !== undefined) gaps += Math.max(0, minuteOf(next.begin) - minuteOf(entry.end));
	}
	return gaps;
}

function bookedStep(shifts: readonly ShiftFact[]): TraceStep {
	const spans = shifts.map(({ entries }) => ({
		begin: minuteOf((entries[0] as WorkFact).begin),
		end: minuteOf((entries.at(-1) as WorkFact).end),
	}));
	const minutes = spans.reduce((sum, { begin, end }) => sum + end - begin, 0);
	return stepOf("BOOKED", minutes, {
		shifts: spans.length,
		begin: spans.at(0)?.begin ?? null,
		end: spans.at(-1)?.end ?? null,
	});
}

function stepOf(
	rule: string,
	minutes: number,
	parameters: TraceStep["parameters"] = {},
): TraceStep {
	const own = { rule, ruleIndex: null, reason: rule, parameters };
	return { ...own, before: 0, after: minutes, minutes };
}

function summed(links: readonly Link[]): ChainStep[] {
	let result = 0;
	return links.flatMap(({ step, change }) => {
		result += change;
		const isShown = change !== 0 || alwaysShown.has(step.rule) || step.reason === "HOURS_ONLY";
		// never −0
		return isShown ? [{ ...step, change: change + 0, result: result + 0 }] : [];
	});
}
