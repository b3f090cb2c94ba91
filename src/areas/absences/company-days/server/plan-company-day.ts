import {
	type AbsenceValues,
	type JudgedAbsence,
	judgeMany,
} from "#areas/absences/requests/server/public.ts";
import {
	type CompanyDayFate,
	companyDayFate,
	withinEmployment,
} from "#domain/absences/company-day.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { CheckedDays } from "./company-kind.ts";
import { type CompanyPerson, closedWithin, employmentsWithin } from "./sql/people.ts";

/** So many people are judged and written at once. */
export const together = 200;

export interface PlannedLine extends JudgedAbsence, CompanyDayFate {
	readonly id: string;
	readonly userId: string;
	readonly person: CompanyPerson;
	readonly values: AbsenceValues;
}

/** For whom, what, and what becomes of those whose rules it breaks. */
export interface CompanyPlan extends CheckedDays {
	readonly onViolation: "SKIP" | "CREATE";
	readonly skipped: ReadonlySet<string>;
	readonly forced: ReadonlySet<string>;
	/** Who decides: of herself she does only where the kind allows it. Null: the system, which overwrites nothing. */
	readonly deciderId: string | null;
	readonly mayKnowIllness: (userId: string) => boolean;
	/** Earlier days are left out. */
	readonly since?: string;
}

/**
 * What becomes of some people, at most a few hundred; who is employed on none of the days is not among them. As many
 * statements, however many people.
 */
export async function planCompanyDay(
	{ tx, tenantId, now, today }: Planner,
	plan: CompanyPlan,
	people: readonly CompanyPerson[],
): Promise<PlannedLine[]> {
	const { kind, values, mayKnowIllness } = plan;
	const ids = people.map(({ id }) => id);
	const hers = await ownDays(tx, tenantId, plan, ids);
	const lines = people.flatMap((person) => {
		const days = hers.get(person.id);
		const id = newId(now.getTime());
		return days === undefined
			? []
			: [{ id, userId: person.id, person, values: { ...values, ...days } }];
	});
	const judging = { tx, tenantId, today, kind, mayKnowIllness };
	const judged = await judgeMany(judging, lines);
	const closed = new Set(
		(await closedWithin(tx, tenantId, ids, values)).map(({ userId }) => userId),
	);
	return lines.flatMap((line, nth) => {
		const own = judged[nth];
		if (own === undefined) return [];
		return [{ ...line, ...own, ...fateOf(plan, line.userId, own, closed) }];
	});
}

interface Planner {
	readonly tx: Tx;
	readonly tenantId: string;
	readonly now: Date;
	readonly today: string;
}

function fateOf(
	{ kind, onViolation, skipped, forced, deciderId }: CompanyPlan,
	userId: string,
	{ costs, violations, needsRoom }: JudgedAbsence,
	closed: ReadonlySet<string>,
): CompanyDayFate {
	const facts = {
		costs,
		violations,
		isClosed: closed.has(userId),
		isOwn: userId === deciderId && !kind.mayApproveOwn,
	};
	const byName = skipped.has(userId) ? "SKIP" : forced.has(userId) ? "CREATE" : null;
	// where nobody decides, what somebody has already stays as it is
	const isKept = deciderId === null && needsRoom;
	return companyDayFate(facts, { onViolation: isKept ? "SKIP" : onViolation, chosen: byName });
}

async function ownDays(
	tx: Tx,
	tenantId: string,
	{ values, since }: CompanyPlan,
	ids: readonly string[],
) {
	const range = { ...values, from: dayOfIso(values.from), to: dayOfIso(values.to) };
	const first = since === undefined ? null : dayOfIso(since);
	const employments = await employmentsWithin(tx, tenantId, ids, values);
	return new Map(
		employments.flatMap(({ userId, from, to }) => {
			const employment = { from: dayOrNull(from), to: dayOrNull(to) };
			const days = withinEmployment(range, employment, first);
			if (days === null) return [];
			const { fromPart, toPart } = days;
			return [
				[userId, { from: isoOfDay(days.from), to: isoOfDay(days.to), fromPart, toPart }] as const,
			];
		}),
	);
}

function dayOrNull(day: string | null) {
	return day === null ? null : dayOfIso(day);
}
