import {
	type ChildSickRow,
	childSickPeople,
} from "#areas/absences/child-sickness/server/public.ts";
import {
	type LeaveYearsWith,
	readLeaveYears,
} from "#areas/absences/leave-accounts/server/public.ts";
import { type MetBarrier, metBarriers } from "#areas/absences/leave-barriers/server/public.ts";
import { minimumsOf, type UnitMinimum } from "#areas/absences/minimum-staffing/server/public.ts";
import type {
	DecisionReader,
	WaitingDecision,
} from "#areas/time-tracking/approvals/server/public.ts";
import { type PlannedDay, plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import {
	type AbsenceToDecide,
	type AskedDays,
	awayOf,
	employmentsOf,
	othersOf,
	type UnitDays,
	unitsWithin,
} from "../sql/decisions.ts";

export type WaitingAbsence = WaitingDecision<AbsenceToDecide>;

type Rows<Read extends (...asked: never[]) => Promise<readonly unknown[]>> = Awaited<
	ReturnType<Read>
>;

/** What absences are judged by; `nth` is the place of one among them. */
export interface AbsenceFactsOfMany {
	readonly others: Rows<typeof othersOf>;
	readonly away: Rows<typeof awayOf>;
	readonly employments: Rows<typeof employmentsOf>;
	readonly barriers: readonly MetBarrier[];
	readonly units: ReadonlyMap<string, UnitDays>;
	/** By department. */
	readonly minimums: ReadonlyMap<string, readonly UnitMinimum[]>;
	/** Of people of whom a change is asked. */
	readonly planned: ReadonlyMap<string, readonly PlannedDay[]>;
	/** By the kind of leave whose account it is. */
	readonly years: ReadonlyMap<string, LeaveYearsWith>;
	/** Of people who want to be with a child that is ill. */
	readonly childSick: ReadonlyMap<string, ChildSickRow>;
}

/** In one round trip, of however many people. */
export async function readAbsenceFacts(
	tx: Tx,
	{ tenantId, today }: DecisionReader,
	waiting: readonly WaitingAbsence[],
): Promise<AbsenceFactsOfMany> {
	const asked = waiting.map(daysOf);
	const days = spanOf(asked);
	const unitIds = [...new Set(waiting.map(({ unitId }) => unitId))];
	const wanted = waiting.map(({ userId, detail }) => ({ ...detail.wanted, userId }));
	const [others, away, employments, barriers, units, minimums, planned, years, childSick] =
		await Promise.all([
			othersOf(tx, tenantId, asked),
			awayOf(
				tx,
				tenantId,
				asked.flatMap((one, nth) => insteadOf(one, waiting[nth])),
			),
			employmentsOf(tx, tenantId, asked),
			rowsOf<MetBarrier>(tx, metBarriers(tenantId, wanted)),
			unitsWithin(tx, tenantId, unitIds, days),
			rowsOf<UnitMinimum>(tx, minimumsOf(tenantId, { unitIds, ...days })),
			readPlanned(tx, tenantId, waiting),
			readYears(tx, tenantId, today, waiting),
			readChildSick(tx, tenantId, waiting),
		]);
	const unitsById = new Map(units.map((one) => [one.unitId, one]));
	return {
		...{ others, away, employments, barriers, planned, years, childSick },
		units: unitsById,
		minimums: Map.groupBy(minimums, ({ unitId }) => unitId),
	};
}

/** Asked for a child that is ill. */
export const isOfChild = ({ detail }: WaitingAbsence) => detail.kind.occasion === "CHILD_SICK";

async function readChildSick(tx: Tx, tenantId: string, waiting: readonly WaitingAbsence[]) {
	const asked = waiting.filter(isOfChild);
	if (asked.length === 0) return new Map<string, ChildSickRow>();
	const { from, to } = spanOf(asked.map(daysOf));
	const years = { from: Number(from.slice(0, 4)), to: Number(to.slice(0, 4)) };
	const userIds = asked.map(({ userId }) => userId);
	return childSickPeople(tx, tenantId, userIds, years);
}

function daysOf({ id, userId, detail: { wanted } }: WaitingAbsence, nth: number): AskedDays {
	return { nth, id, userId, from: wanted.from, to: wanted.to };
}

function spanOf(asked: readonly AskedDays[]) {
	const from = asked.map((one) => one.from).sort()[0] as string;
	const to = asked
		.map((one) => one.to)
		.sort()
		.at(-1) as string;
	return { from, to };
}

/** Who stands in, on the same days. */
function insteadOf(asked: AskedDays, waiting: WaitingAbsence | undefined): AskedDays[] {
	const userId = waiting?.detail.substituteUserId ?? null;
	return userId === null ? [] : [{ ...asked, userId }];
}

/** What the days of wanted changes are meant to be: what they cost is not written anywhere yet. */
async function readPlanned(tx: Tx, tenantId: string, waiting: readonly WaitingAbsence[]) {
	const changes = waiting.filter(({ purpose }) => purpose === "CHANGE");
	if (changes.length === 0) return new Map<string, readonly PlannedDay[]>();
	const { from, to } = spanOf(changes.map(daysOf));
	const userIds = [...new Set(changes.map(({ userId }) => userId))].sort();
	const range: { from: LocalDay; to: LocalDay } = { from: dayOfIso(from), to: dayOfIso(to) };
	return plannedDays(tx, tenantId, userIds, range);
}

/** Whose account it is taken from; undefined where from none, and where the company keeps none of that kind. */
export function accountOf({ detail: { kind } }: WaitingAbsence): string | undefined {
	return kind.deducts === "LEAVE" && kind.keepsAccount ? kind.accountActivityId : undefined;
}

async function readYears(
	tx: Tx,
	tenantId: string,
	today: string,
	waiting: readonly WaitingAbsence[],
) {
	const byAccount = Map.groupBy(waiting, accountOf);
	const read = [...byAccount].map(async ([activityId, of]) => {
		if (activityId === undefined) return [];
		const userIds = [...new Set(of.map(({ userId }) => userId))].sort();
		const years = await readLeaveYears(tx, tenantId, { activityId, today, userIds });
		return [[activityId, years] as const];
	});
	return new Map((await Promise.all(read)).flat());
}
