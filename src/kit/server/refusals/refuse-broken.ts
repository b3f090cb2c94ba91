import type { Refusal } from "#kit/contract/refusal.ts";
import { refuse } from "./refuse.ts";
import { violatedConstraint } from "./violated-constraint.ts";

/**
 * Runs a write; what the database's constraints refuse is answered as the rule it breaks.
 *
 * @param refusals by name of the constraint or unique index; of others the error stays an error
 */
export async function refuseBroken<T>(
	refusals: Readonly<Record<string, Refusal>>,
	write: () => Promise<T>,
): Promise<T> {
	try {
		return await write();
	} catch (error) {
		const broken = violatedConstraint(error);
		const refusal = broken && refusals[broken.constraint];
		if (refusal === undefined) throw error;
		return refuse(refusal);
	}
}
