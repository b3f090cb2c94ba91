import { refuse } from "#kit/server/refuse.ts";
import { violatedConstraint } from "#kit/server/violated-constraint.ts";
import { grantedTwice } from "../contract.ts";

/** Runs a write; a grant that is there already is refused. */
export async function onceOnly(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		refuse(grantedTwice);
	}
}
