import type { Decision } from "../contract.ts";

/** One row of the inbox: a matter may wait for several things. */
export function keyOf({ entity, id, kind }: Pick<Decision, "entity" | "id" | "kind">): string {
	return `${entity} ${kind} ${id}`;
}

export const mayApprove = ({ moves }: Pick<Decision, "moves">): boolean =>
	moves.includes("APPROVE");

/** Approving it asks nobody anything. */
export function isClean({ hints, isChecked, moves }: Decision): boolean {
	const isQuiet = hints.every(({ severity }) => severity === "INFO");
	return moves.includes("APPROVE") && isChecked && isQuiet;
}
