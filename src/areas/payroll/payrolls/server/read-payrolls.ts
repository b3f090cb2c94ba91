import {
	isInFilter,
	isVisible,
	todayOf,
	userDemand,
} from "#areas/staff/user-roles/server/public.ts";
import { lineKey, type PayrollLine } from "#domain/payroll/lines/payroll-line.ts";
import { wageTypesOf } from "#domain/wage-export/wage-programs.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { demanded } from "#kit/server/refusals/demand.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract, Payroll, PayrollItem, PayrollPeriod } from "../contract.ts";
import { monthBefore, reckonOne } from "./reckon.ts";
import { type KeptLine, keptLines } from "./sql/closing.ts";
import { wagePrograms } from "./sql/facts.ts";
import {
	lineNames,
	listedPayrolls,
	type PayrollRow,
	readPayroll,
	type Scope,
} from "./sql/payrolls.ts";
import { listedPeriods, type PeriodRow } from "./sql/periods.ts";

const key = "payroll.manage";

/** Whose payroll somebody may see, limited to the current site. */
export function payrollScope(context: ExportReader): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	return {
		tenantId,
		isVisible: isVisible(session, [[key, "READ"]], today),
		isInSite: isInFilter(session, siteFilter, today),
	};
}

export const listPayrolls: Handler<typeof contract.listPayrolls> = async (context, input) => {
	type Row = PayrollItem & Record<string, unknown> & { readonly total: number };
	const found = await context.once<Row>(listedPayrolls(payrollScope(context), input));
	return answeredPage(input, found);
};

export const listPayrollPeriods: Handler<typeof contract.listPayrollPeriods> = async (
	context,
	{ month },
) => {
	const { tenantId, isVisible: seen } = payrollScope(context);
	type Row = PeriodRow & PayrollPeriod & Record<string, unknown>;
	const items = await context.once<Row>(listedPeriods(tenantId, month, seen));
	return { items: [...items] };
};

export const getPayroll: Handler<typeof contract.getPayroll> = (context, { id }) =>
	context.read(async (tx) => {
		const row = await readPayroll(tx, context.tenantId, id);
		if (row === undefined) return refuse(commonRefusals.notFound);
		await demandPayroll(tx, context, row, "READ");
		return answered(tx, context.tenantId, row);
	});

/** Refuses who may not, by the one rule about people. */
export function demandPayroll(
	tx: Tx,
	context: Pick<ReadContext, "session" | "now">,
	{ userId }: Pick<PayrollRow, "userId">,
	level: "READ" | "WRITE",
): Promise<void> {
	return demanded(tx, userDemand(context.session, { key, level, userId, today: todayOf(context) }));
}

/** A draft as it is now, a closed one as it was frozen; each line beside what the month before closed with. */
async function answered(tx: Tx, tenantId: string, row: PayrollRow): Promise<Payroll> {
	const isClosed = row.state === "CLOSED";
	const before = monthBefore(row.month);
	const [reckoned, kept, wageTypes] = await Promise.all([
		isClosed ? undefined : reckonOne(tx, tenantId, row),
		keptLines(tx, tenantId, [row.userId], [row.month, before]),
		wageTypesOfPerson(tx, tenantId, row),
	]);
	const own = kept.filter(({ payrollId }) => payrollId === row.id);
	const lines = isClosed ? own : (reckoned?.lines ?? []);
	const earlier = kept.filter(({ month }) => month === before);
	const all = row.runNo === 0 ? [...lines, ...goneLines(lines, earlier)] : lines;
	const names = await lineNames(
		tx,
		tenantId,
		all,
		row.acknowledged.map(({ by }) => by),
	);
	const { id, version, periodId, user, unitName, siteName, month, runNo, state } = row;
	const figures = isClosed ? row.frozen : reckoned;
	return {
		...{ id, version, periodId, user, unitName, siteName, month, runNo, state },
		lines: all
			.map((line) => ({ ...namedLine(line, names, earlier), wageType: wageTypes(line) }))
			.sort(byWageType),
		days: (figures?.days ?? []).map(({ accountId, days }) => ({ accountId, days: [...days] })),
		surcharges: [...(figures?.surcharges ?? [])],
		actualMinutes: figures?.actualMinutes ?? null,
		targetMinutes: figures?.targetMinutes ?? null,
		corrections: kept.filter((one) => one.month === month && one.isDelta && one.payrollId !== id)
			.length,
		payCents: isClosed ? row.payCents : (reckoned?.payCents ?? null),
		warnings: [...((isClosed ? row.warnings : reckoned?.warnings) ?? [])],
		acknowledged: row.acknowledged.map(({ by, ...said }) => ({
			...said,
			by: names.people.find((one) => one.id === by)?.name ?? "",
		})),
		isStale: reckoned?.isStale ?? false,
	};
}

const natural = new Intl.Collator("de-DE", { numeric: true });

/** As payroll reads them; lines without a wage type come last. */
function byWageType(first: Payroll["lines"][number], second: Payroll["lines"][number]): number {
	return (
		Number(first.wageType === null) - Number(second.wageType === null) ||
		natural.compare(first.wageType ?? "", second.wageType ?? "") ||
		natural.compare(first.name, second.name) ||
		natural.compare(first.costCentre?.code ?? "", second.costCentre?.code ?? "")
	);
}

/** What the month before carried, and this one does no more. */
function goneLines(lines: readonly PayrollLine[], earlier: readonly KeptLine[]): PayrollLine[] {
	const here = new Set(lines.map(lineKey));
	const gone = new Map(earlier.map((line) => [lineKey(line), line]));
	return [...gone]
		.filter(([key]) => !here.has(key))
		.map(([, { accountId, costCentreId }]) => ({
			...{ accountId, costCentreId, minutes: 0, days: 0, cents: 0 },
		}));
}

async function wageTypesOfPerson(tx: Tx, tenantId: string, row: PayrollRow) {
	const programs = wageTypesOf(await wagePrograms(tx, tenantId));
	const { userId, siteId, employmentTypeId } = row;
	return (line: PayrollLine) => programs.of({ userId, siteId, employmentTypeId }, line);
}

function namedLine(
	line: PayrollLine,
	names: Awaited<ReturnType<typeof lineNames>>,
	before: readonly KeptLine[],
): Omit<Payroll["lines"][number], "wageType"> {
	const { accountId, costCentreId, minutes, days, cents } = line;
	const account = names.accounts.find(({ id }) => id === accountId);
	const same = before.filter((one) => lineKey(one) === lineKey(line));
	return {
		...{ accountId, code: account?.code ?? "", name: account?.name ?? "" },
		costCentre: names.costCentres.find(({ id }) => id === costCentreId) ?? null,
		...{ minutes, days, cents, before: same.length === 0 ? null : sumOf(same) },
	};
}

function sumOf(lines: readonly KeptLine[]) {
	const sum = (of: (one: KeptLine) => number) => lines.reduce((all, one) => all + of(one), 0);
	return {
		minutes: sum((one) => one.minutes),
		days: sum((one) => one.days),
		cents: sum((one) => one.cents),
	};
}
