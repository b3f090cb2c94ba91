import { wholeParts } from "./lines/apportion.ts";
import type { PayrollMonth } from "./lines/lines-of-month.ts";
import type { PayrollDay } from "./lines/payroll-day.ts";
import {
	type Charge,
	type Charging,
	isByWork,
	type PaidWage,
	type PayrollFacts,
	type Work,
} from "./payroll-facts.ts";

/** Weeks of a month, by which a monthly wage becomes one by the hour (R 3b LStR). */
const weeksPerMonth = 4.35;

/** A person's month as lines are made of it: each day with its absences, surcharges, cost centres and wage. */
export function monthOfFacts(facts: PayrollFacts, chargeBy: Charging): PayrollMonth {
	const { accounts, leave } = facts;
	const absences = Map.groupBy(facts.absences, ({ day }) => day);
	const surcharges = Map.groupBy(facts.surcharges, ({ day }) => day);
	const days = facts.days.map(({ unitId, works = [], ...figures }): PayrollDay => {
		const { day } = figures;
		const wage = heldOn(facts.wages, day);
		return {
			...figures,
			absences: absences.get(day) ?? [],
			surcharges: surcharges.get(day) ?? [],
			centres: centresOn(facts, chargeBy, { day, unitId, works }),
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

interface ChargedDay {
	readonly day: string;
	readonly unitId: string;
	readonly works: readonly Work[];
}

function centresOn({ charges }: PayrollFacts, chargeBy: Charging, charged: ChargedDay) {
	const { day, unitId, works } = charged;
	const held = charges.filter(
		({ target, from, to }) => target === chargeBy && from <= day && (to === null || to >= day),
	);
	if (isByWork(chargeBy)) return sharesOfWork(works, held);
	return held
		.filter(({ target, targetId }) => target === "USER" || targetId === unitId)
		.map(({ costCentreId, parts }) => ({ costCentreId, parts }));
}

/** By the time that each was worked for; what nobody is charged for stays with nobody. */
function sharesOfWork(works: readonly Work[], charges: readonly Charge[]): PayrollDay["centres"] {
	const total = works.reduce((sum, { minutes }) => sum + minutes, 0);
	if (total === 0) return [];
	const exact = new Map<string, number>();
	for (const { workspaceId, activityId, minutes } of works)
		for (const { target, targetId, costCentreId, parts } of charges) {
			if (targetId !== (target === "WORKSPACE" ? workspaceId : activityId)) continue;
			exact.set(costCentreId, (exact.get(costCentreId) ?? 0) + (minutes * parts) / total);
		}
	const shares = [...exact.values()];
	const charged = Math.round(shares.reduce((sum, share) => sum + share, 0));
	const whole = wholeParts(charged, shares);
	return [...exact.keys()].map((costCentreId, nth) => ({
		costCentreId,
		parts: whole[nth] as number,
	}));
}
