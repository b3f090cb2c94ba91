import { judgedChange } from "#domain/payroll/unusual-change.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import type { contract, PayrollSum } from "../contract.ts";
import { monthScope } from "./month-scope.ts";
import {
	closedSums,
	figureRun,
	type MonthSum,
	type PartRow,
	partsOf,
	type RunRow,
	sumsByUnit,
	type UnitSum,
} from "./sql/sums.ts";

export const getPayrollSums: Handler<typeof contract.getPayrollSums> = async (
	context,
	{ isWhole, ...input },
) => {
	const scope = monthScope(context, input);
	const [[run], units, closed] = await context.together<[RunRow, UnitSum, MonthSum]>([
		figureRun(scope),
		sumsByUnit(scope, isWhole),
		closedSums(scope),
	]);
	const months = [...new Set(closed.map(({ month }) => month))].sort();
	const history = Map.groupBy(closed, ({ accountId }) => accountId);
	const isBeingMade = run !== undefined && (run.finishedAt ?? 0) < run.startedAt;
	return {
		madeAt: run?.finishedAt?.toISOString() ?? null,
		through: run?.finishedAt ? run.through : null,
		isBeingMade,
		accounts: [...Map.groupBy(units, ({ accountId }) => accountId)].map(([accountId, some]) =>
			sumOf(some, historyOf(months, history.get(accountId) ?? [])),
		),
		months: months.length,
	};
};

/** An amount for each month, in their order. */
function historyOf(months: readonly string[], closed: readonly MonthSum[]): number[] {
	const amounts = new Map(closed.map(({ month, amount }) => [month, amount]));
	return months.map((month) => amounts.get(month) ?? 0);
}

function sumOf(units: readonly UnitSum[], history: readonly number[]): PayrollSum {
	const [{ accountId, code, name, isDays }] = units as [UnitSum];
	const total = (of: (one: UnitSum) => number) => units.reduce((sum, one) => sum + of(one), 0);
	const [now, before] = [total((one) => one.now), total((one) => one.before)];
	const { change, usual, isUnusual } = judgedChange({ now, before, history }, isDays);
	const part = isUnusual ? largestPart(units) : null;
	return {
		...{ accountId, code, name, isDays, now, before, people: total((one) => one.people) },
		...{ change, usual, isUnusual, where: part },
	};
}

/** Of several departments the one that the difference comes from most. */
function largestPart(units: readonly UnitSum[]): PayrollSum["where"] {
	if (units.length < 2) return null;
	const [first] = units.toSorted((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before));
	if (first === undefined) return null;
	const { unitName, people, now, before } = first;
	return { unitName, people, difference: now - before };
}

export const getPayrollPeople: Handler<typeof contract.getPayrollPeople> = async (
	context,
	input,
) => {
	const found = await context.once<PartRow>(partsOf(monthScope(context, input), input));
	const { total = 0, isDays = false } = found[0] ?? {};
	return {
		items: found.map(({ user, unitName, payrollId, before, now }) => ({
			...{ user, unitName, payrollId, before, now },
		})),
		...{ total, isDays },
	};
};
