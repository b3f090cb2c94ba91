import { type RawBuilder, sql } from "kysely";
import { execute } from "#kit/server/rows-of.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Correction } from "./correction-of.ts";

/** What the month lock of the database asks for: why closed months are corrected, and whose. Holds for the transaction. */
export async function declareCorrection(
	tx: Tx,
	{ reason, isEverywhere, unitIds, siteIds }: Correction,
): Promise<void> {
	await execute(tx)`
		select set_config('app.correction_reason', ${reason}, true),
			set_config('app.correction_everywhere', ${String(isEverywhere)}, true),
			set_config('app.correction_units', ${unitIds.join(",")}, true),
			set_config('app.correction_sites', ${siteIds.join(",")}, true)`;
}

/** The reason of an event, together with that of the correction it is part of; null without either. */
export function withCorrection(own: RawBuilder<unknown>): RawBuilder<string | null> {
	return sql`nullif(concat_ws(' – ', ${own}::text, nullif(current_setting('app.correction_reason', true), '')), '')`;
}
