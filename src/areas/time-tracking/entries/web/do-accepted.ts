import type { Accepted } from "#kit/contract/rule-violation.ts";

/** As `entry-moves.ts` has it, loaded when something is done: boxes of the dashboard lead here. */
export async function doAccepted<Answer>(
	title: string,
	act: (accepted: Accepted) => Promise<Answer>,
): Promise<Answer> {
	const moves = await import("./entry-moves.ts");
	return moves.doAccepted(title, act);
}
