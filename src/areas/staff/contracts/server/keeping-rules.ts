import type { Refusal } from "../../../../kit/contract/refusal.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { violatedConstraint } from "../../../../kit/server/violated-constraint.ts";
import {
	contractOverlaps,
	employmentInUse,
	employmentOverlaps,
	employmentTypeNotFound,
	wageCostCentreNotFound,
	wageOverlaps,
} from "../contract.ts";

const refusals: Readonly<Record<string, Refusal>> = {
	employment_once: employmentOverlaps,
	contract_once: contractOverlaps,
	wage_once: wageOverlaps,
	employment_type_known: employmentTypeNotFound,
	wage_cost_centre_known: wageCostCentreNotFound,
	contract_tenant_id_employment_id_user_id_fkey: employmentInUse,
};

/** Runs a write; what the database's constraints refuse is answered as the rule it breaks. */
export async function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		const broken = violatedConstraint(error);
		const refusal = broken && refusals[broken.constraint];
		if (refusal === undefined) throw error;
		return refuse(refusal);
	}
}
