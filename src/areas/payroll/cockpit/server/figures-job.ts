import * as z from "zod/mini";
import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { monthBefore, reckonPeople } from "#areas/payroll/payrolls/server/public.ts";
import { writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import type { PayrollLine } from "#domain/payroll/lines/payroll-line.ts";
import type { ReckonedPayroll } from "#domain/payroll/reckoned-payroll.ts";
import { civilDay } from "#kit/contract/fields.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";
import { inBatches } from "#kit/server/jobs/in-batches.ts";
import {
	type CountedPerson,
	countedPeople,
	endRun,
	type NewFigure,
	putFigures,
} from "./sql/figures.ts";

/** So many people are reckoned together. */
const together = 250;

/** Makes the sums and warnings of a month, from the days as they are kept. Begun again it makes them once more. */
export const figuresJob = defineJob({
	kind: "payroll-figures",
	input: z.object({
		month: z.string(),
		/** The last day that counts. */
		through: civilDay,
	}),
	async run(context, { month, through }) {
		const { tenantId, now: begun } = context;
		const days = writtenMonth(month);
		const people = await context.transaction((tx) => countedPeople(tx, tenantId, days));
		const batches = inBatches(context, people, together, async (tx, some) => {
			for (const alike of Map.groupBy(some, termsOf).values()) {
				const figures = await figuresOf(tx, tenantId, { month, through }, alike);
				await putFigures(tx, tenantId, { month: days.from, at: context.now }, figures);
			}
		});
		for await (const _ of batches);
		const run = { month: days.from, through, begun, at: context.now };
		await context.transaction((tx) => endRun(tx, tenantId, run));
		context.announce({ kind: payrollTopic, update: "UPDATE" });
	},
});

function termsOf({ chargeBy, proRata }: CountedPerson): string {
	return `${chargeBy} ${proRata}`;
}

interface Asked {
	readonly month: string;
	readonly through: string;
}

/** Of people whose payroll counts alike: the month until a day, as many days of the month before, and all of that. */
async function figuresOf(
	tx: Tx,
	tenantId: string,
	{ month, through }: Asked,
	people: readonly CountedPerson[],
): Promise<NewFigure[]> {
	const [{ chargeBy, proRata }] = people as [CountedPerson];
	const userIds = people.map(({ userId }) => userId);
	const terms = { month, chargeBy, proRata };
	const isOver = through === writtenMonth(month).to;
	const earlier = { ...terms, month: monthBefore(month) };
	// on the first day of a month nothing counts yet, in neither
	const sameDay = through < `${month}-01` ? "" : `${earlier.month}-${through.slice(8)}`;
	const now = await reckonPeople(
		tx,
		tenantId,
		{ ...terms, ...(isOver ? {} : { through }) },
		userIds,
	);
	const whole = await reckonPeople(tx, tenantId, earlier, userIds);
	const soFar = isOver
		? whole
		: await reckonPeople(tx, tenantId, { ...earlier, through: sameDay }, userIds);
	return userIds.flatMap((userId) => {
		const own = now.get(userId);
		return own === undefined ? [] : [figureOf(userId, own, soFar.get(userId), whole.get(userId))];
	});
}

function figureOf(
	userId: string,
	now: ReckonedPayroll,
	soFar: ReckonedPayroll | undefined,
	whole: ReckonedPayroll | undefined,
): NewFigure {
	const sums = [now, soFar, whole].map((one) => sumsOf(one?.all ?? []));
	const accountIds = [...new Set(sums.flatMap((one) => [...one.keys()]))];
	const [amounts, beforeSoFar, beforeWhole] = sums.map((one) =>
		accountIds.map((id) => one.get(id) ?? 0),
	) as [number[], number[], number[]];
	return { userId, accountIds, amounts, beforeSoFar, beforeWhole, warnings: now.warnings };
}

/** By account, whomever it is charged to: minutes, or ten thousandths of a day. */
function sumsOf(lines: readonly PayrollLine[]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const { accountId, minutes, days } of lines)
		sums.set(accountId, (sums.get(accountId) ?? 0) + minutes + days);
	return sums;
}
