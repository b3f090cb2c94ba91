import { newId } from "#kit/contract/new-id.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { ContractTerms } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { traceEnds, traceRow } from "./open-person.ts";
import { endContractsBefore, insertContract, type Validity } from "./sql/contracts.ts";
import type { StoredEmployment } from "./sql/employments.ts";
import { withinEmployment } from "./within-employment.ts";

/** Agrees on a contract within an employment that was opened. */
export async function addContract(
	context: WriteContext,
	employment: StoredEmployment,
	terms: ContractTerms & Validity,
	endsPrevious: boolean,
): Promise<string> {
	const { tx, tenantId, now } = context;
	const { userId, id: employmentId } = employment;
	const after = { ...terms, ...withinEmployment(employment, terms) };
	const id = newId(now.getTime());
	if (endsPrevious) {
		const { validFrom } = after;
		const ended = await endContractsBefore(tx, tenantId, userId, validFrom);
		await traceEnds(context, "contract", userId, ended);
	}
	await keepingRules(() => insertContract(tx, tenantId, { ...after, id, userId, employmentId }));
	await traceRow(context, "contract", { id, userId, action: "created", after });
	return id;
}
