import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import {
	type ViolationOfDay,
	violationsByEntries,
} from "#areas/time-tracking/target-actual/server/public.ts";
import type { Allowed } from "#domain/approval/decision.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { timeTrackingOverlaps } from "../../contract/refusals.ts";
import { lineKey } from "../../contract/series.ts";
import type { OverlappingEntry } from "../../contract/tracking-answer.ts";
import { answerOf, isBinding, overlapOf, overlapWarnings } from "../check-rules.ts";
import type { Times } from "../entry-times.ts";
import type { EntryValues } from "../sql/entry.ts";
import { occupiedTimes, type SeriesPerson } from "../sql/series.ts";

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

export interface SeriesSpan extends Times {
	readonly person: SeriesPerson;
	readonly day: string;
}

/** Tells it from the others of its series. */
export const keyOfSpan = ({ person, day }: Pick<SeriesSpan, "person" | "day">): string =>
	lineKey({ userId: person.id, day });

export function faulty(span: SeriesSpan, fault: string): FaultyLine {
	const { person, day, begin, end } = span;
	return { person, day, begin, end, fault, violations: [] };
}

/** What stands against lines because of other entries and of the rules. */
export async function checkLines(
	context: MatterWriter,
	lines: readonly SeriesLine[],
): Promise<SeriesLine[]> {
	return withViolations(context, await keptApart(context, lines));
}

/** Lines that meet what counts cannot count themselves, nor those that meet an earlier line; what else they meet is shown. */
async function keptApart(
	{ tx, tenantId }: MatterWriter,
	lines: readonly SeriesLine[],
): Promise<SeriesLine[]> {
	if (lines.length === 0) return [];
	const ids = [...new Set(lines.map(({ person }) => person.id))];
	const days = lines.map(({ day }) => day).sort();
	const range = { from: days[0] as string, to: days.at(-1) as string };
	const rows = await occupiedTimes(tx, tenantId, ids, range);
	const byUser = Map.groupBy(rows, ({ userId }) => userId);
	const reached = new Map<string, number>();
	return lines.map((line) => {
		if (line.fault !== null) return line;
		const { person, begin, end } = line;
		if (begin.getTime() < (reached.get(person.id) ?? 0)) {
			return faulty(line, timeTrackingOverlaps.code);
		}
		const met = (byUser.get(person.id) ?? []).filter(
			(row) => row.begin < end && row.occupiedTo > begin,
		);
		const overlaps = met.map(overlapOf);
		const isHindered = line.decision.state === "APPROVED" && overlaps.some(isBinding);
		if (isHindered) return faulty(line, timeTrackingOverlaps.code);
		reached.set(person.id, end.getTime());
		return line.decision.state === "PLANNED"
			? line
			: { ...line, violations: overlapWarnings(overlaps) };
	});
}

/** What the days of people would violate by all lines together, each with the line it comes from. */
async function withViolations(
	{ tx, tenantId }: MatterWriter,
	lines: readonly SeriesLine[],
): Promise<SeriesLine[]> {
	const reckoned = lines.filter(isReckoned);
	const proposed = reckoned.map(({ id, person, values }) => ({ ...values, id, userId: person.id }));
	const found = await violationsByEntries(tx, tenantId, proposed);
	const byUser = Map.groupBy(reckoned, ({ person }) => person.id);
	const byLine = Map.groupBy(found, (one) => lineOf(byUser.get(one.userId) ?? [], one));
	return lines.map((line) => {
		if (line.fault !== null) return line;
		const own = (byLine.get(line.id) ?? []).flatMap(answerOf);
		return { ...line, violations: [...line.violations, ...own] };
	});
}

/** Two entries in the same time make no day that could be reckoned, and a plan does not count. */
function isReckoned(line: SeriesLine): line is ReadyLine {
	if (line.fault !== null || line.decision.state === "PLANNED") return false;
	return !line.violations.some(({ entry }) => isBinding(entry as OverlappingEntry));
}

/** The line of the day, else the last one before it: too short a rest belongs to the day after. */
function lineOf(lines: readonly ReadyLine[], { day }: ViolationOfDay): string | undefined {
	const before = lines.filter((line) => line.day <= day);
	return (before.at(-1) ?? lines[0])?.id;
}
