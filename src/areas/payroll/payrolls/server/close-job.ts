import * as z from "zod/mini";
import {
	closedTogether,
	closeMonth,
	closingWords,
	holdMonth,
} from "#areas/time-tracking/month-close/server/public.ts";
import { makeDaysCurrent, writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { openWarnings } from "#domain/payroll/payroll-warnings.ts";
import { id } from "#kit/contract/fields.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { inBatches } from "#kit/server/jobs/in-batches.ts";
import { payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { reckonPeople } from "./reckon.ts";
import { type ClosedPayroll, openPayrolls, setClosed } from "./sql/closing.ts";
import { type PayrollRow, readPayrolls } from "./sql/payrolls.ts";
import { settlePeriod } from "./sql/periods.ts";

/** People of two transactions are never the same. */
const lanes = 2;

/** Closes a period, some people in a transaction: nobody is ever half closed. Cut off, it goes on with who is open. */
export const closeJob = defineJob({
	kind: "payroll-close",
	input: z.object({
		periodId: id,
		/** Whom the owner of the job looked at herself stays open. */
		isFourEyes: z.optional(z.boolean()),
	}),
	async run(context, { periodId, isFourEyes = false }) {
		const { tenantId } = context;
		const open = await context.transaction((tx) => openPayrolls(tx, tenantId, periodId));
		const work = (tx: Tx, some: readonly string[]) => closeSome(tx, context, some, isFourEyes);
		const batches = inBatches(context, open, closedTogether, work, lanes);
		let closed = 0;
		for await (const some of batches) {
			closed += some.closed;
			for (const line of some.refused) await context.log("WARNING", line);
		}
		await context.transaction((tx) => settlePeriod(tx, tenantId, periodId));
		context.announce({ kind: payrollTopic, ids: [periodId], update: "UPDATE" });
		await context.log("INFO", texts[context.language].jobs.closed(closed));
	},
});

interface Some {
	readonly closed: number;
	/** Why others are not, for the owner of the job. */
	readonly refused: readonly string[];
}

/**
 * Locks the months of some people and freezes their lines. They are held before anything is reckoned: who cannot be closed
 * keeps an open month.
 */
async function closeSome(
	tx: Tx,
	context: JobContext,
	ids: readonly string[],
	isFourEyes: boolean,
): Promise<Some> {
	const { tenantId, language } = context;
	const words = texts[language].jobs;
	const rows = (await readPayrolls(tx, tenantId, ids, true)).filter(
		({ state }) => state !== "CLOSED",
	);
	const [first] = rows;
	if (first === undefined) return { closed: 0, refused: [] };
	const hindrances = await hindrancesOf(tx, context, rows, isFourEyes);
	const fit = rows.filter((row) => !hindrances.has(row.userId));
	const userIds = fit.map(({ userId }) => userId);
	await makeDaysCurrent(tx, tenantId, userIds, writtenMonth(first.month));
	const reckoned = await reckonPeople(tx, tenantId, first, userIds);
	const able = fit.flatMap((row): Omit<ClosedPayroll, "lines">[] => {
		const found = reckoned.get(row.userId);
		if (found === undefined) return [];
		if (openWarnings(found.warnings, row.acknowledged).length > 0) {
			hindrances.set(row.userId, words.warned(nameOf(row)));
			return [];
		}
		return [{ row, reckoned: found }];
	});
	await freeze(tx, context, able);
	return { closed: able.length, refused: [...hindrances.values()] };
}

/** Who has not been looked at, and whose month cannot be closed, each with the line that says so. */
async function hindrancesOf(
	tx: Tx,
	context: JobContext,
	rows: readonly PayrollRow[],
	isFourEyes: boolean,
) {
	const words = texts[context.language].jobs;
	const found = new Map<string, string>();
	for (const row of rows) {
		const isOwn = isFourEyes && row.checkedBy !== null && row.checkedBy === context.ownerId;
		if (row.state !== "CHECKED") found.set(row.userId, words.notChecked(nameOf(row)));
		else if (isOwn) found.set(row.userId, words.ownCheck(nameOf(row)));
	}
	const checked = rows.filter(({ userId }) => !found.has(userId)).map(({ userId }) => userId);
	const { month } = rows[0] as PayrollRow;
	for (const { user, hindrance } of await holdMonth(tx, context, checked, month))
		if (hindrance !== null && hindrance !== "ALREADY_CLOSED")
			found.set(user.id, `${nameOf({ user })}: ${closingWords(context).hindrances[hindrance]}`);
	return found;
}

function nameOf({ user }: Pick<PayrollRow, "user">): string {
	return `${user.firstName} ${user.lastName}`;
}

async function freeze(
	tx: Tx,
	context: JobContext,
	able: readonly Omit<ClosedPayroll, "lines">[],
): Promise<void> {
	const [first] = able;
	if (first === undefined) return;
	const { tenantId, now } = context;
	const userIds = able.map(({ row }) => row.userId);
	// of a correction they are closed already
	await closeMonth(tx, context, userIds, first.row.month);
	const closed = able.map((one) => ({
		...one,
		lines: one.reckoned.lines.map((line) => ({ ...line, id: newId(now.getTime()) })),
	}));
	await setClosed(tx, tenantId, now, closed);
	await auditAll(
		tx,
		context,
		closed.map(({ row, lines }) => ({
			...{ entity: "payroll", entityId: row.id, subjectUserId: row.userId, action: "closed" },
			after: { month: row.month, runNo: row.runNo, lines: lines.length },
		})),
	);
}
