import { plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { pricedDays, storedCosts } from "./cost-of-absence.ts";
import { absencesToPrice } from "./sql/absence.ts";
import { addCosts } from "./sql/prices.ts";

/** People whose days are read at once. */
const together = 200;

/** What the days of absences cost that were written without it, as demo companies are. */
export async function priceAbsences(tx: Tx, tenantId: string): Promise<void> {
	const absences = await absencesToPrice(tx, tenantId);
	const byUser = [...Map.groupBy(absences, ({ userId }) => userId)];
	for (let at = 0; at < byUser.length; at += together) {
		const some = byUser.slice(at, at + together);
		const own = some.flatMap(([, rows]) => rows);
		const range = {
			from: Math.min(...own.map(({ from }) => dayOfIso(from))) as LocalDay,
			to: Math.max(...own.map(({ to }) => dayOfIso(to))) as LocalDay,
		};
		const userIds = some.map(([userId]) => userId);
		const planned = await plannedDays(tx, tenantId, userIds, range);
		const costs = own.flatMap((absence) =>
			storedCosts(pricedDays(absence, planned.get(absence.userId) ?? [])).map((cost) => ({
				...cost,
				...{ absenceId: absence.id, userId: absence.userId },
			})),
		);
		await addCosts(tx, tenantId, costs);
	}
}
