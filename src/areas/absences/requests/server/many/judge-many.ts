import { type LeaveYear, leaveOf } from "#areas/absences/leave-accounts/server/public.ts";
import { barriersMet, type MetBarrier } from "#areas/absences/leave-barriers/server/public.ts";
import { plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { absenceViolations } from "#domain/violations/absences/absence-violations.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { otherOf, spanOf, toldViolations } from "../check-rules.ts";
import { type PricedDay, pricedDays } from "../cost-of-absence.ts";
import type { AbsenceKind, AbsenceValues, HeldAbsence } from "../sql/absence.ts";
import { type AskedDays, employmentsOf, othersOf } from "../sql/decisions.ts";

/** An absence that somebody who may decide wants for a person; one of many of one kind. */
export interface WantedOfMany {
	readonly id: string;
	readonly userId: string;
	readonly values: AbsenceValues;
}

export interface JudgedAbsence {
	readonly costs: readonly PricedDay[];
	/** What it would break, the gravest first. */
	readonly violations: readonly RuleViolation[];
	/** It stands in the way of older ones, which are to give way. */
	readonly needsRoom: boolean;
	/** The years of its days; null where it is taken from no account. */
	readonly account: readonly LeaveYear[] | null;
}

interface Judging {
	readonly tx: Tx;
	readonly tenantId: string;
	readonly today: string;
	readonly kind: AbsenceKind;
	readonly mayKnowIllness: (userId: string) => boolean;
}

/**
 * By the rules that a single request is judged by, but for those that bind who asks and not who decides: how far back it
 * reaches, and who stands in. As many statements, however many people.
 */
export async function judgeMany(
	context: Judging,
	wanted: readonly WantedOfMany[],
): Promise<readonly JudgedAbsence[]> {
	const { tx, tenantId, today, kind } = context;
	if (wanted.length === 0) return [];
	const costs = await costsOfMany(tx, tenantId, wanted);
	const asked = wanted.map(({ id, userId, values: { from, to } }, nth): AskedDays => {
		return { nth, id, userId, from, to };
	});
	const { activityId } = (wanted[0] as WantedOfMany).values;
	const [others, employments, met, years] = await Promise.all([
		othersOf(tx, tenantId, asked).then(byNth),
		employmentsOf(tx, tenantId, asked).then(byNth),
		barriersMet(
			tx,
			tenantId,
			asked.map((one) => ({ ...one, activityId })),
		).then(byNth),
		accountsOfMany(tx, tenantId, { today, kind, wanted, costs }),
	]);
	return wanted.map((one, nth) =>
		judge(context, one, {
			costs: costs[nth] ?? [],
			account: years === null ? null : (years.get(one.userId) ?? []),
			employment: employments.get(nth)?.[0],
			others: others.get(nth) ?? [],
			barriers: met.get(nth) ?? [],
		}),
	);
}

function judge(
	{ kind, today, mayKnowIllness }: Judging,
	{ userId, values }: WantedOfMany,
	known: {
		readonly costs: readonly PricedDay[];
		readonly account: readonly LeaveYear[] | null;
		readonly employment: Employment | undefined;
		readonly others: readonly HeldAbsence[];
		readonly barriers: readonly MetBarrier[];
	},
): JudgedAbsence {
	const { costs, account, employment, others, barriers } = known;
	const violations = absenceViolations({
		wanted: { ...spanOf(values), exclusive: kind.exclusive },
		today: dayOfIso(today),
		costs,
		employment: employment ?? { entryDate: null, exitDate: null },
		others: others.map(otherOf),
		barriers: barriers.map(({ barrierId: id, name, reason, ...one }) => ({
			...{ id, name, reason, from: one.barrierFrom, to: one.barrierTo },
		})),
		// who sends everybody home knows that few are left
		staffing: null,
		substitute: { rule: "NONE", isNamed: false, absentOn: [] },
		account,
		// a company is away for no child that is ill
		childSick: null,
		retroactiveDays: null,
		mayOverride: true,
	});
	return {
		...{ costs, account },
		violations: toldViolations(violations, mayKnowIllness(userId)),
		needsRoom: violations.some((one) => "solution" in one && one.solution !== null),
	};
}

type Employment = Awaited<ReturnType<typeof employmentsOf>>[number];

function byNth<Row extends { readonly nth: number }>(rows: readonly Row[]) {
	return Map.groupBy(rows, ({ nth }) => nth);
}

async function costsOfMany(tx: Tx, tenantId: string, wanted: readonly WantedOfMany[]) {
	const days = wanted.flatMap(({ values: { from, to } }) => [dayOfIso(from), dayOfIso(to)]);
	const range = { from: days.reduce(earliest), to: days.reduce(latest) };
	const userIds = wanted.map(({ userId }) => userId);
	const planned = await plannedDays(tx, tenantId, userIds, range);
	return wanted.map(({ userId, values }) => pricedDays(values, planned.get(userId) ?? []));
}

const earliest = <Day extends number>(a: Day, b: Day): Day => (b < a ? b : a);
const latest = <Day extends number>(a: Day, b: Day): Day => (b > a ? b : a);

/** Null where the kind is taken from no account that the company keeps. */
async function accountsOfMany(
	tx: Tx,
	tenantId: string,
	{
		today,
		kind,
		wanted,
		costs,
	}: Pick<Judging, "today" | "kind"> & {
		readonly wanted: readonly WantedOfMany[];
		readonly costs: readonly (readonly PricedDay[])[];
	},
): Promise<ReadonlyMap<string, readonly LeaveYear[]> | null> {
	const activityId = kind.accountActivityId;
	if (kind.deducts !== "LEAVE" || !kind.keepsAccount) return null;
	const people = wanted.map(({ userId }, nth) => {
		const paid = (costs[nth] ?? []).filter(({ cost }) => cost > 0);
		const days = paid.map((one) => ({ ...one, day: isoOfDay(one.day) }));
		return { userId, days, exceptAbsenceId: null };
	});
	const found = await leaveOf(tx, tenantId, { activityId, today, people });
	return new Map(
		wanted.map(({ userId }, nth) => {
			const inYears = new Set((costs[nth] ?? []).map(({ day }) => dateOfDay(day).year));
			const years = found.get(userId) ?? [];
			return [userId, years.filter(({ year }) => inYears.has(year))] as const;
		}),
	);
}
