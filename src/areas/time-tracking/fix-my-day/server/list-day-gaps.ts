import { demandUser, levelForUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { includesLevel } from "#domain/access/permission-level.ts";
import { dayGaps, isOpen } from "#domain/fix-my-day/day-gaps.ts";
import type { Gap, MendStep } from "#domain/fix-my-day/gap.ts";
import { usualTimes } from "#domain/fix-my-day/usual-times.ts";
import { isoOfSecond } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { daysToCheck } from "./days-to-check.ts";
import { defaultActivities, type GapEntryRow, nameOf } from "./sql.ts";

type Answer = AnswerOf<typeof contract.listDayGaps>;

const key = "timetrackings.manage";

export const listDayGaps: Handler<typeof contract.listDayGaps> = (context, { userId }) => {
	const { tenantId, now } = context;
	return context.read(async (tx) => {
		const mayMend = await demandReader(tx, context, userId);
		// none waits for another's answer
		const [name, checked, activities] = await Promise.all([
			nameOf(tx, tenantId, userId),
			daysToCheck(tx, { tenantId, userId, now }),
			defaultActivities(tx, { tenantId, userId }),
		]);
		if (name === undefined || checked === undefined) return refuse(commonRefusals.notFound);
		const gaps = dayGaps(checked.days, {
			usual: usualTimes(checked.days),
			workActivityId: activities.get("WORKTIME") ?? null,
			pauseActivityId: activities.get("PAUSE") ?? null,
		});
		return {
			userId,
			...name,
			zone: checked.zone,
			mayMend,
			openCount: gaps.filter(isOpen).length,
			gaps: gaps.map((gap) => answerOf(gap, checked.entries)),
		};
	});
};

/** One's own without any right, others' with READ for them. @returns whether she may mend them */
async function demandReader(tx: Tx, context: ReadContext, userId: string): Promise<boolean> {
	const { session } = context;
	if (userId === session.userId) return true;
	const today = todayOf(context);
	const level = await levelForUser(tx, session, key, userId, today);
	// says how it is refused
	if (!includesLevel(level, "READ"))
		await demandUser(tx, session, { key, level: "READ", userId, today });
	return includesLevel(level, "WRITE");
}

function answerOf(
	{ entryId, day, steps, ...gap }: Gap,
	entries: ReadonlyMap<string, GapEntryRow>,
): Answer["gaps"][number] {
	const entry = entryId === null ? undefined : entries.get(entryId);
	return {
		...gap,
		day: isoOfDay(day),
		entry:
			entry === undefined
				? null
				: { ...entry, begin: isoOfSecond(entry.begin), end: isoOrNull(entry.end) },
		steps: steps.map(stepAnswer),
		figures: { ...gap.figures },
	};
}

function stepAnswer(step: MendStep): Answer["gaps"][number]["steps"][number] {
	return step.kind === "REASON"
		? step
		: { ...step, begin: isoOfSecond(step.begin), end: isoOfSecond(step.end) };
}

function isoOrNull(second: number | null): string | null {
	return second === null ? null : isoOfSecond(second);
}
