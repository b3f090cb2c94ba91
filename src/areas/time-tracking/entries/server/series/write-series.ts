import type { CustomChange } from "#areas/settings/custom-fields/contract/values.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { changeCustom } from "../change-custom.ts";
import { reckonAnew } from "../entry-times.ts";
import { writeNewEntry } from "../new-entry.ts";
import type { ReadyLine } from "./series-lines.ts";

/** Creates lines that were checked in the same transaction, and computes their days once. */
export async function writeSeries(
	context: MatterWriter,
	lines: readonly ReadyLine[],
	change: CustomChange | undefined,
): Promise<void> {
	for (const { id, person, values, decision, violations } of lines) {
		const { id: userId, zone } = person;
		const known = acknowledgedOf(violations);
		const place = { id, userId, zone, known, leavesDays: true };
		await writeNewEntry(context, place, values, decision);
		const { activityId } = values;
		await changeCustom(context, { id, userId, activityId, change, isNew: true });
	}
	await reckonAnew(
		context,
		lines.map(({ person: { id: userId, zone }, begin, end }) => ({ userId, begin, end, zone })),
	);
}

/** Each entry keeps what was known of it. */
function acknowledgedOf(violations: readonly RuleViolation[]) {
	const isSilent = violations.every(({ severity }) => severity === "INFO");
	return isSilent ? undefined : { acknowledged: violations, overrides: { accept: true } };
}
