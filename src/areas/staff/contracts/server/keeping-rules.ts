import { refuseBroken } from "#kit/server/refuse-broken.ts";
import {
	contractOverlaps,
	employmentInUse,
	employmentOverlaps,
	employmentTypeNotFound,
	wageCostCentreNotFound,
	wageOverlaps,
} from "../contract.ts";

const refusals = {
	employment_once: employmentOverlaps,
	contract_once: contractOverlaps,
	wage_once: wageOverlaps,
	employment_type_known: employmentTypeNotFound,
	wage_cost_centre_known: wageCostCentreNotFound,
	contract_tenant_id_employment_id_user_id_fkey: employmentInUse,
};

/** Runs a write; a broken rule of the database is a refusal. */
export function keepingRules<T>(write: () => Promise<T>): Promise<T> {
	return refuseBroken(refusals, write);
}
