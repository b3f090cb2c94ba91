import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { writtenDays } from "#domain/leave/leave-days.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { type CompanyDayLine, type contract, createdAtOnce, mostShown } from "../contract.ts";
import { checkedDays } from "./company-kind.ts";
import { demandPeople, inParts, planOf } from "./decider.ts";
import { type PlannedLine, planCompanyDay, together } from "./plan-company-day.ts";

/** What would become of everybody, by the rules that it is created by. */
export const previewCompanyDay: Handler<(typeof contract)["previewCompanyDay"]> = async (
	context,
	input,
) => {
	const { tx, tenantId, session, now } = context;
	const people = await demandPeople(context, input);
	const days = await checkedDays(tx, tenantId, session.userId, input);
	const plan = await planOf(context, days, input, people);
	const planner = { tx, tenantId, now, today: todayOf(context) };
	const lines: PlannedLine[] = [];
	for (const part of inParts(people, together)) {
		lines.push(...(await planCompanyDay(planner, plan, part)));
	}
	const hers = lines.filter(({ leftOut }) => leftOut === null);
	return {
		created: hers.length,
		leftOut: lines.length - hers.length,
		cost: writtenDays(hers.reduce((sum, line) => sum + costOf(line), 0)),
		createdAtOnce,
		lines: lines.toSorted(byWeight).slice(0, mostShown).map(shownLine),
	};
};

function costOf({ costs }: PlannedLine): number {
	return costs.reduce((sum, { cost }) => sum + cost, 0);
}

/** What somebody has to know comes first, then names. */
function byWeight(one: PlannedLine, other: PlannedLine): number {
	const named = ({ person }: PlannedLine) => `${person.lastName}, ${person.firstName}`;
	return (
		weightOf(one) - weightOf(other) ||
		named(one).localeCompare(named(other), "de", { numeric: true })
	);
}

/** What may be decided otherwise comes first, who does not work then last. */
function weightOf({ violations, leftOut, mayChoose }: PlannedLine): number {
	if (leftOut === "NO_WORKDAY") return 4;
	if (!mayChoose) return 1;
	if (violations.some(({ severity }) => severity !== "INFO")) return 0;
	return violations.length > 0 ? 2 : 3;
}

function shownLine(line: PlannedLine): CompanyDayLine {
	const { userId, person, values, account, violations, leftOut, mayChoose } = line;
	return {
		userId,
		firstName: person.firstName,
		lastName: person.lastName,
		from: values.from,
		to: values.to,
		cost: writtenDays(costOf(line)),
		account:
			account?.map(({ year, unit, before, after }) => {
				const written = (units: number | null) =>
					units === null ? null : writtenAmount(units, unit);
				return { year, before: written(before), after: written(after) };
			}) ?? null,
		// that she does not work then is said already
		violations: violations.filter(({ code }) => code !== "NO_WORKDAY"),
		leftOut,
		mayChoose,
	};
}
