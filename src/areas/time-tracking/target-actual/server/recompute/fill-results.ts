import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { everybodysIds } from "../sql/results.ts";
import { recomputeDays } from "./recompute-days.ts";

/** People at once: about as many days as memory holds easily. */
const atOnce = 20;

/** Computes everybody's days of a range, whatever is kept of them. */
export async function fillResults(tx: Tx, tenantId: string, range: DayRange): Promise<void> {
	const days: string[] = [];
	for (let day = range.from; day <= range.to; day = (day + 1) as LocalDay) {
		days.push(isoOfDay(day));
	}
	const userIds = await everybodysIds(tx, tenantId);
	for (let from = 0; from < userIds.length; from += atOnce) {
		const wanted = userIds
			.slice(from, from + atOnce)
			.flatMap((userId) => days.map((day) => ({ userId, day })));
		await recomputeDays(tx, tenantId, wanted);
	}
}
