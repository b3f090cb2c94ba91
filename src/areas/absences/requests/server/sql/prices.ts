import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { execute } from "#kit/server/rows-of.ts";

/** What a day of an absence costs; days in ten thousandths, the day in its written form. */
export interface CostOfDay {
	readonly day: string;
	readonly cost: number;
	readonly costMinutes: number;
	readonly reason: string;
}

export interface PricedAbsenceDay extends CostOfDay {
	readonly absenceId: string;
	readonly userId: string;
}

export async function addCosts(
	tx: Tx,
	tenantId: string,
	costs: readonly PricedAbsenceDay[],
): Promise<void> {
	if (costs.length === 0) return;
	const each = <K extends keyof PricedAbsenceDay>(name: K) => costs.map((cost) => cost[name]);
	await execute(tx)`
		insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
		select ${tenantId}, d.user_id, d.day, d.absence_id, d.cost / 10000, d.minutes, d.reason
		from unnest(${each("userId")}::uuid[], ${each("absenceId")}::uuid[], ${each("day")}::date[], ${each("cost")}::numeric[],
			${each("costMinutes")}::int[], ${each("reason")}::text[]) as d(user_id, absence_id, day, cost, minutes, reason)`;
}
