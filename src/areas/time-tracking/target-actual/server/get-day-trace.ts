import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { minuteOf } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { monthOf } from "#domain/time/month.ts";
import type { EpochSecond } from "#domain/time/quantities.ts";
import { overtimeStep } from "#domain/working-time/overtime-step.ts";
import { mergedIntervals } from "#domain/working-time/simulation/merged-intervals.ts";
import type { TraceStep } from "#domain/working-time/trace.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { DayExplanation } from "../contract/day-explanation.ts";
import type { contract } from "../contract.ts";
import { answeredDay } from "./answered-day.ts";
import { explainDay } from "./explain-day.ts";
import { monthOfPerson, type ReckonedDay, type ReckonedMonth } from "./month-of-person.ts";
import { openPerson } from "./open-person.ts";
import { readAccountBefore } from "./sql/explained.ts";
import type { EntryRow } from "./sql/timeline.ts";

type Answer = AnswerOf<typeof contract.getDayTrace>;

export const getDayTrace: Handler<typeof contract.getDayTrace> = (context, { userId, day }) => {
	const { tenantId } = context;
	const today = todayOf(context);
	return context.readAtOnce(async (tx) => {
		const { user } = await openPerson(tx, context, userId);
		const to = dayOfIso(day);
		// from the first on: overtime may be that of the month
		const range = { from: monthOf(to).from, to };
		const month =
			(await monthOfPerson(tx, tenantId, userId, range, true, context.now)) ??
			refuse(commonRefusals.notFound);
		const one = month.days.at(-1) as ReckonedDay;
		const { facts, result } = one.computed;
		const answered = answeredDay(one, month, today);
		const entries = entriesOf(one, month);
		const explained = { user, one, month, entries };
		return {
			userId,
			...answered,
			zone: facts.zone.name,
			trace: traceOf(one, month),
			intervals: mergedIntervals(result.intervals, facts.zone),
			entries,
			explanation: {
				...(await explainDay(tx, tenantId, explained)),
				account: await accountOfDay(tx, context, { userId, ...answered }),
			},
		};
	});
};

/** Step by step, with the rule of each. */
export function traceOf(
	{ computed, overtimeMinutes }: ReckonedDay,
	{ rules, book }: ReckonedMonth,
): Answer["trace"] {
	const { result, facts } = computed;
	const { overtime } = book(facts.day);
	const ofPeriod =
		overtime !== null && overtime.settings.period !== "DAY" && overtimeMinutes !== 0
			? [overtimeStep(overtime, result.workedMinutes, overtimeMinutes)]
			: [];
	const steps: TraceStep[] = [...(result.trace ?? []), ...ofPeriod];
	return steps.map((step) => {
		const rule = step.ruleIndex === null ? undefined : rules[step.ruleIndex];
		return {
			...step,
			timeRule:
				rule === undefined
					? null
					: { ruleId: rule.ruleId, versionId: rule.versionId, name: rule.name },
		};
	});
}

/** Entries of the shifts that belong to the day; pending ones by the day they begin on. */
function entriesOf({ computed }: ReckonedDay, { input }: ReckonedMonth): Answer["entries"] {
	const { shifts, zone, day } = computed.facts;
	const ofShifts = new Set(
		shifts.flatMap(({ whole }) => whole.map(({ begin }) => begin as number)),
	);
	const isOfDay = ({ begin, state }: EntryRow) =>
		state === "APPROVED"
			? ofShifts.has(begin)
			: isoOfDay(localDayOf(minuteOf(begin as EpochSecond), zone)) === isoOfDay(day);
	return input.entries.filter(isOfDay).map((entry) => ({
		id: entry.id,
		begin: new Date(entry.begin * 1000).toISOString(),
		end: new Date(entry.end * 1000).toISOString(),
		classType: entry.classType,
		state: entry.state,
	}));
}

interface Asked {
	readonly userId: string;
	readonly day: string;
	readonly balanceMinutes: number;
}

/** How a day moved its person's overtime account; one's own needs no right. */
async function accountOfDay(
	tx: Tx,
	context: ReadContext,
	{ userId, day, balanceMinutes }: Asked,
): Promise<DayExplanation["account"]> {
	const { session, tenantId } = context;
	const today = todayOf(context);
	if (day >= today) return null;
	const visible =
		userId === session.userId ? null : visibleUsers(session, "overtime.manage", "READ", today);
	const found = await readAccountBefore(tx, tenantId, userId, day, visible);
	if (found === undefined) return null;
	const { beforeMinutes, writtenMinutes } = found;
	const afterMinutes = beforeMinutes + writtenMinutes + balanceMinutes;
	return { beforeMinutes, writtenMinutes, afterMinutes };
}
