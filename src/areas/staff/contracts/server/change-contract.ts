import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { ContractTerms } from "../contract.ts";
import { keepingRules } from "./keeping-rules.ts";
import { openRow, traceRow } from "./open-person.ts";
import {
	readContract,
	type StoredContract,
	updateContractRow,
	type Validity,
} from "./sql/contracts.ts";
import { readEmployment } from "./sql/employments.ts";
import { withinEmployment } from "./within-employment.ts";

/** @param change what the contract is to be, from what it is */
export async function changeContract(
	context: WriteContext,
	contractId: string,
	version: number,
	change: (stored: StoredContract) => ContractTerms & Validity,
): Promise<number> {
	const { tx, tenantId } = context;
	const row = await readContract(tx, tenantId, contractId);
	const stored = await openRow(context, "contract", row, "WRITE", version);
	const { userId, employmentId } = stored;
	const employment = await readEmployment(tx, tenantId, employmentId);
	if (employment === undefined) return refuse(commonRefusals.notFound);
	const wanted = change(stored);
	const after = { ...wanted, ...withinEmployment(employment, wanted) };
	const next = await keepingRules(() => updateContractRow(tx, tenantId, contractId, after));
	await traceRow(context, "contract", {
		id: contractId,
		userId,
		action: "changed",
		before: stored,
		after,
	});
	return next;
}
