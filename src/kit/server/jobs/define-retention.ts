import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { type CronDefinition, defineCron } from "./define-cron.ts";
import { insertRetentionRun, readKeptDays } from "./sql.ts";

export interface RetentionRule {
	/** What is forgotten; stable, kebab-case: it stands in the proof. */
	readonly rule: string;
	/** Full days for which it is kept; 0 where each row says itself when it ends. */
	readonly keptForDays: number;
	/** Field of the setting `retention.times` in which a company says another number. */
	readonly chosenAs?: string;
	/**
	 * Deletes what ended before an instant. Works as the role `maintenance`, which may delete but change nothing.
	 *
	 * @returns how many rows
	 */
	forget(tx: Tx, tenantId: string, endedBefore: Date): Promise<number>;
}

const dayMs = 24 * 3_600_000;

/** Daily work of every tenant: deletes what is past its time, and leaves a row that says so, in one transaction. */
export function defineRetention({
	rule,
	keptForDays,
	chosenAs,
	forget,
}: RetentionRule): CronDefinition {
	return defineCron({
		name: `forget-${rule}`,
		everyMinutes: 1440,
		async run({ maintenance, clock }, tenantId) {
			const at = clock.now();
			await maintenance.within(tenantId, async (tx) => {
				const chosen = chosenAs && (await readKeptDays(tx, tenantId, chosenAs, at));
				const days = chosen || keptForDays;
				const cutOff = new Date(at.getTime() - days * dayMs);
				const rows = await forget(tx, tenantId, cutOff);
				const id = newId(at.getTime());
				await insertRetentionRun(tx, tenantId, { id, rule, cutOff, rows, at });
			});
		},
	});
}
