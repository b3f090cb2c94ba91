import { childYears } from "#areas/absences/child-sickness/server/public.ts";
import type { ToldDecision } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import {
	type DecisionReader,
	openStepViolations,
} from "#areas/time-tracking/approvals/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { absenceViolations } from "#domain/violations/absences/absence-violations.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { otherOf, spanOf, toldViolations } from "../check-rules.ts";
import { type PricedDay, pricedDays } from "../cost-of-absence.ts";
import type { CostOfDay } from "../sql/prices.ts";
import { coverageOf, staffingOf } from "./coverage-of.ts";
import { costlyYears, type LeaveBeside, leaveChange } from "./leave-change.ts";
import {
	type AbsenceFactsOfMany,
	accountOf,
	isOfChild,
	readAbsenceFacts,
	type WaitingAbsence,
} from "./read-absence-facts.ts";
import { toldAbsence } from "./told-absence.ts";

/** By the rules that a decision is made by, read for all of them at once. */
export async function judgeAbsences(
	tx: Tx,
	reader: DecisionReader,
	waiting: readonly WaitingAbsence[],
): Promise<readonly ToldDecision[]> {
	if (waiting.length === 0) return [];
	const facts = await readAbsenceFacts(tx, reader, waiting);
	return waiting.map((one, nth) => {
		const { detail, purpose } = one;
		const costs =
			purpose === "CHANGE"
				? pricedDays(detail.wanted, facts.planned.get(one.userId) ?? [])
				: detail.costs.map(pricedOf);
		const yearsWith = facts.years.get(accountOf(one) ?? "");
		const leave = yearsWith === undefined ? null : leaveChange(one, costs, yearsWith);
		const hints =
			purpose === "CANCELLATION" ? [] : hintsOf(reader, { one, nth, costs, leave }, facts);
		return {
			...toldAbsence(one, costs),
			leave: detail.isKnown ? shownLeave(leave) : null,
			hints,
			coverage: coverageOf(one, costs, staffingOf(one, facts)),
		};
	});
}

const pricedOf = ({ day, ...cost }: CostOfDay) => ({ ...cost, day: dayOfIso(day) }) as PricedDay;

function shownLeave(years: readonly LeaveBeside[] | null): ToldDecision["leave"] {
	const [first] = years ?? [];
	if (first === undefined || first.before === null || first.after === null) return null;
	const { year, unit, before, after } = first;
	return { year, before: writtenAmount(before, unit), after: writtenAmount(after, unit) };
}

interface Hinted {
	readonly one: WaitingAbsence;
	readonly nth: number;
	readonly costs: readonly PricedDay[];
	readonly leave: readonly LeaveBeside[] | null;
}

function hintsOf(
	{ today }: DecisionReader,
	{ one, nth, costs, leave }: Hinted,
	facts: AbsenceFactsOfMany,
): RuleViolation[] {
	const { purpose, detail } = one;
	const { wanted, kind, substituteUserId } = detail;
	const ofThis = <Row extends { readonly nth: number }>(rows: readonly Row[]) =>
		rows.filter((row) => row.nth === nth);
	const years = costlyYears(costs);
	const violations = absenceViolations({
		wanted: { ...spanOf(wanted), exclusive: kind.exclusive },
		today: dayOfIso(today),
		costs,
		employment: ofThis(facts.employments)[0] ?? { entryDate: null, exitDate: null },
		others: ofThis(facts.others).map(otherOf),
		barriers: ofThis(facts.barriers).map(({ barrierId: id, name, reason, ...met }) => ({
			...{ id, name, reason, from: met.barrierFrom, to: met.barrierTo },
		})),
		staffing: staffingOf(one, facts),
		substitute: {
			rule: kind.substitute,
			isNamed: substituteUserId !== null,
			absentOn: ofThis(facts.away).map(({ from, to }) => ({ from, to })),
		},
		account: leave === null ? null : leave.filter(({ year }) => years.has(year)),
		childSick: isOfChild(one)
			? childYears({ id: one.id, days: costs }, facts.childSick.get(one.userId))
			: null,
		retroactiveDays: kind.retroactiveDays,
		// nothing waits for who could not decide it
		mayOverride: true,
	});
	const steps = purpose === "REQUEST" ? openStepViolations(detail.openSteps) : [];
	const told = violations.filter(({ code }) => detail.isKnown || !kindTelling.includes(code));
	return [...toldViolations(told, detail.mayKnowIllness), ...steps].sort(
		(a, b) => weight[a.severity] - weight[b.severity],
	);
}

const weight = { ERROR: 0, WARNING: 1, INFO: 2 };

/** What is said of illness or of leave alone would tell of which kind it is. */
const kindTelling: readonly string[] = [
	"SICK_DURING_LEAVE",
	"LEAVE_ACCOUNT_NOT_CONFIGURED",
	"NEGATIVE_REMAINING_LEAVE",
	"NO_WORKDAY",
	"CHILD_SICK_QUOTA",
];
