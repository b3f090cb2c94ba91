import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { bitsOfFlags } from "../../contract/fields.ts";
import type { LawAsked } from "../lists/period-violations.ts";
import { rangeRows } from "../lists/range-rows.ts";
import type { Timesheet } from "./draw-timesheet.ts";

const notEmployed = bitsOfFlags(["NOT_EMPLOYED"]);

/**
 * Sheets of some people, in the order of their ids and then of months; a month in which somebody is not employed at all has none.
 *
 * @param months without gap
 */
export async function readTimesheets(
	tx: Tx,
	{ tenantId, today }: Pick<LawAsked, "tenantId" | "today">,
	userIds: readonly string[],
	months: readonly string[],
): Promise<Timesheet[]> {
	const law = { tenantId, today, runningUntil: null };
	const batches = rangeRows<Timesheet>(tx, law, userIds, months, {
		rowsOf: (person, days) => {
			const byMonth = Map.groupBy(days, ({ day }) => day.slice(0, 7));
			return [...byMonth].map(([month, own]) => ({ ...person, month, days: own }));
		},
		finish: async (_tx, _law, sheets) => sheets,
	});
	const sheets = (await Array.fromAsync(batches)).flat();
	return sheets.filter(({ days }) => days.some(({ flags }) => (flags & notEmployed) === 0));
}
