import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import {
	type ViolationOfDay,
	violationsByEntries,
} from "#areas/time-tracking/target-actual/server/public.ts";
import type { OverlappingEntry } from "../../contract/tracking-answer.ts";
import { isBinding } from "../check-overlap.ts";
import { answerOf } from "../check-rules.ts";
import type { ReadyLine, SeriesLine } from "./series-line.ts";

/** What the days of people would violate by all lines together, each told with the line it comes from. */
export async function seriesViolations(
	{ tx, tenantId }: MatterWriter,
	lines: readonly SeriesLine[],
): Promise<SeriesLine[]> {
	const reckoned = lines.filter(isReckoned);
	const proposed = reckoned.map(({ id, person, values }) => ({
		...values,
		id,
		userId: person.id,
	}));
	const found = await violationsByEntries(tx, tenantId, proposed);
	const byUser = Map.groupBy(reckoned, ({ person }) => person.id);
	const byLine = Map.groupBy(found, (one) => lineOf(byUser.get(one.userId) ?? [], one));
	return lines.map((line) => {
		if (line.fault !== null) return line;
		const told = (byLine.get(line.id) ?? []).flatMap(answerOf);
		return { ...line, violations: [...line.violations, ...told] };
	});
}

/** Two entries in the same time make no day that could be reckoned, and a plan does not count. */
function isReckoned(line: SeriesLine): line is ReadyLine {
	if (line.fault !== null || line.decision.state === "PLANNED") return false;
	return !line.violations.some(({ entry }) => isBinding(entry as OverlappingEntry));
}

/** The line of the day, else the last one before it: rest is told of the day after. */
function lineOf(lines: readonly ReadyLine[], { day }: ViolationOfDay): string | undefined {
	const before = lines.filter((line) => line.day <= day);
	return (before.at(-1) ?? lines[0])?.id;
}
