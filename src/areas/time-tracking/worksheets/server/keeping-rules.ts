import type { Refusal } from "../../../../kit/contract/refusal.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { violatedConstraint } from "../../../../kit/server/violated-constraint.ts";
import { exceptionTwice, worksheetOverlaps } from "../contract/refusals.ts";

const refusals: Readonly<Record<string, Refusal>> = {
	worksheet_once: worksheetOverlaps,
	worksheet_exception_day: exceptionTwice,
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
