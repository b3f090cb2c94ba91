import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { type Difference, differences } from "#domain/wage-export/differences.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { type FileDifference, mostTold } from "../../contract/files.ts";
import type { ConfigRow } from "../sql/configs.ts";
import { closingOf, linesOfMonth } from "../sql/facts.ts";

/**
 * All that was closed of a month beside all of the month before: how many are as usual, and what is not. Of whom the month is
 * still open nothing has fallen away.
 */
export async function toldDifferences(tx: Tx, tenantId: string, config: ConfigRow, month: string) {
	const monthBefore = isoOfDay(addMonths(dayOfIso(`${month}-01`), -1)).slice(0, 7);
	const [closing, now, before] = await Promise.all([
		closingOf(tx, tenantId, config, month),
		linesOfMonth(tx, tenantId, config, { month }),
		linesOfMonth(tx, tenantId, config, { month: monthBefore, settledIn: month }),
	]);
	const found = closing.closed === 0 ? [] : differences(now, before);
	const count = (kind: Difference["kind"]) => found.filter((one) => one.kind === kind).length;
	return {
		closing,
		...{ usual: count("USUAL"), notable: count("NOTABLE") },
		...{ added: count("NEW"), gone: count("GONE") },
		differences: found
			.flatMap(({ kind, ...one }): FileDifference[] => (kind === "USUAL" ? [] : [{ ...one, kind }]))
			.slice(0, mostTold),
	};
}
