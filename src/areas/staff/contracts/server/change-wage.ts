import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { endBeforeBegin, type WageTerms } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { isBefore, openRow, traceRow } from "./open-person.ts";
import type { Validity } from "./sql/contracts.ts";
import { readWage, type StoredWage, updateWageRow } from "./sql/wages.ts";

/** @param change what the wage is to be, from what it is */
export async function changeWage(
	context: WriteContext,
	wageId: string,
	version: number,
	change: (stored: StoredWage) => WageTerms & Validity,
): Promise<number> {
	const { tx, tenantId } = context;
	const row = await readWage(tx, tenantId, wageId);
	const stored = await openRow(context, "wage", row, "WRITE", version);
	const after = change(stored);
	if (isBefore(after.validTo, after.validFrom)) refuse(endBeforeBegin);
	const next = await keepingRules(() => updateWageRow(tx, tenantId, wageId, after));
	await traceRow(context, "wage", {
		id: wageId,
		userId: stored.userId,
		action: "changed",
		before: stored,
		after,
	});
	return next;
}
