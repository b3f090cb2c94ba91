import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { endBeforeBegin, type WageTerms } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { isBefore, traceEnds, traceRow } from "./open-person.ts";
import type { Validity } from "./sql/contracts.ts";
import { endWagesBefore, insertWage } from "./sql/wages.ts";

/** Agrees on a wage with a person whom the caller was allowed to change. */
export async function addWage(
	context: WriteContext,
	userId: string,
	terms: WageTerms & Validity,
	endsPrevious: boolean,
): Promise<string> {
	const { tx, tenantId, now } = context;
	const { validFrom, validTo, costCentreId } = terms;
	if (isBefore(validTo, validFrom)) refuse(endBeforeBegin);
	if (endsPrevious) {
		const which = [userId, validFrom, costCentreId] as const;
		const ended = await endWagesBefore(tx, tenantId, ...which);
		await traceEnds(context, "wage", userId, ended);
	}
	const id = newId(now.getTime());
	await keepingRules(() => insertWage(tx, tenantId, { ...terms, id, userId }));
	await traceRow(context, "wage", {
		id,
		userId,
		action: "created",
		after: terms,
	});
	return id;
}
