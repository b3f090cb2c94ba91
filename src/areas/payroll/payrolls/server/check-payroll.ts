import { makeDaysCurrent, writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { openWarnings, type PayrollWarning } from "#domain/payroll/payroll-warnings.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import {
	type contract,
	type Payroll,
	payrollTopic,
	periodClosed,
	warningsOpen,
} from "../contract.ts";
import { texts } from "../text.ts";
import { demandPayroll } from "./read-payrolls.ts";
import { reckonOne } from "./reckon.ts";
import { type PayrollRow, readPayroll, setChecked } from "./sql/payrolls.ts";
import { settlePeriod } from "./sql/periods.ts";

/** Every warning of today is acknowledged by name with a reason; none is skipped silently. */
export const checkPayroll: Handler<typeof contract.checkPayroll> = async (
	context,
	{ id, version, acknowledged },
) => {
	const { tx, tenantId, now, language } = context;
	const { userId } = context.session;
	const row = await openPayroll(context, { id, version });
	await makeDaysCurrent(tx, tenantId, [row.userId], writtenMonth(row.month));
	const warnings = (await reckonOne(tx, tenantId, row))?.warnings ?? [];
	const said = saidOf(acknowledged, warnings, { by: userId, at: now.toISOString() });
	const all = [
		...row.acknowledged.filter(({ code }) => said.every((one) => one.code !== code)),
		...said,
	];
	const open = openWarnings(warnings, all);
	if (open.length > 0) {
		const words = texts[language].warnings;
		const details = open.map(({ code }) => ({ field: code, text: words[code] }));
		refuse(warningsOpen, { details });
	}
	const next = await setChecked(tx, tenantId, { id, acknowledged: all, by: userId, at: now });
	await audit(tx, context, {
		...{ entity: "payroll", entityId: id, subjectUserId: row.userId, action: "checked" },
		...{ after: { month: row.month, codes: said.map(({ code }) => code) } },
		...(said.length > 0 && { reason: said.map(({ reason }) => reason).join("\n") }),
	});
	await settlePeriod(tx, tenantId, row.periodId);
	context.announce({ kind: payrollTopic, ids: [row.periodId], update: "UPDATE" });
	return { version: next };
};

/** Held, as long as it is open and nobody has changed it since it was looked at. */
export async function openPayroll(
	context: WriteContext,
	{ id, version }: { readonly id: string; readonly version: number },
): Promise<PayrollRow> {
	const { tx, tenantId } = context;
	const row = await readPayroll(tx, tenantId, id, true);
	if (row === undefined) return refuse(commonRefusals.notFound);
	await demandPayroll(tx, context, row, "WRITE");
	if (row.state === "CLOSED") refuse(periodClosed);
	if (row.version !== version) {
		const { state } = row;
		await refuseStale(tx, { tenantId, entity: "payroll", entityId: id, current: { state } });
	}
	return row;
}

type Acknowledged = Payroll["acknowledged"];

/** What is said of warnings that there are, each with what it says today. */
function saidOf(
	given: readonly Pick<Acknowledged[number], "code" | "reason">[],
	warnings: readonly PayrollWarning[],
	who: Pick<Acknowledged[number], "by" | "at">,
): Acknowledged {
	return given.flatMap(({ code, reason }) => {
		const value = warnings.find((one) => one.code === code)?.value;
		return value === undefined ? [] : [{ code, reason, value, ...who }];
	});
}
