import type { PayrollMonth } from "./lines/lines-of-month.ts";
import type { PayrollDay } from "./lines/payroll-day.ts";
import type { Charging, PaidWage, PayrollFacts } from "./payroll-facts.ts";

/** Weeks of a month, by which a monthly wage becomes one by the hour (R 3b LStR). */
const weeksPerMonth = 4.35;

/** A person's month as lines are made of it: each day with its absences, surcharges, cost centres and wage. */
export function monthOfFacts(facts: PayrollFacts, chargeBy: Charging): PayrollMonth {
	const { accounts, leave } = facts;
	const absences = Map.groupBy(facts.absences, ({ day }) => day);
	const surcharges = Map.groupBy(facts.surcharges, ({ day }) => day);
	const days = facts.days.map(({ unitId, ...figures }): PayrollDay => {
		const { day } = figures;
		const wage = heldOn(facts.wages, day);
		return {
			...figures,
			absences: absences.get(day) ?? [],
			surcharges: surcharges.get(day) ?? [],
			centres: centresOn(facts, chargeBy, { day, unitId }),
			hourlyCents: wage?.kind === "HOURLY" ? wage.cents : null,
			baseCents: wage === undefined ? null : baseOf(wage, facts, day),
		};
	});
	return { days, accounts, leave };
}

interface Dated {
	readonly from: string;
	readonly to: string | null;
}

export function heldOn<Row extends Dated>(rows: readonly Row[], day: string): Row | undefined {
	return rows.find(({ from, to }) => from <= day && (to === null || to >= day));
}

/** Base wage of an hour (Grundlohn); null where nobody has agreed on hours. */
function baseOf(wage: PaidWage, { contracts }: PayrollFacts, day: string): number | null {
	if (wage.kind === "HOURLY") return wage.cents;
	const weeklyMinutes = heldOn(contracts, day)?.weeklyMinutes ?? 0;
	if (weeklyMinutes === 0) return null;
	return Math.round((wage.cents * 60) / (weeklyMinutes * weeksPerMonth));
}

function centresOn(
	{ charges }: PayrollFacts,
	chargeBy: Charging,
	{ day, unitId }: { readonly day: string; readonly unitId: string },
) {
	return charges
		.filter(
			({ target, targetId, from, to }) =>
				target === chargeBy &&
				(target === "USER" || targetId === unitId) &&
				from <= day &&
				(to === null || to >= day),
		)
		.map(({ costCentreId, parts }) => ({ costCentreId, parts }));
}
