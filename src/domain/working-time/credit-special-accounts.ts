import type { SpecialAccountPlan } from "../surcharge/special-account-plan.ts";
import { type SpecialAccountMinutes, specialAccountsOn } from "../surcharge/special-accounts-on.ts";
import type { WorkedPiece } from "../surcharge/worked-piece.ts";
import type { DayFacts } from "./facts.ts";

const none: readonly SpecialAccountMinutes[] = [];

/** A shift begun this many days earlier may still reach into a day. */
export const reachingDays = 2;

/**
 * What special accounts get on a calendar day.
 *
 * @param own pieces of the day's shifts
 * @param earlier those of the days before, as far back as a shift may reach
 */
export function creditSpecialAccounts(
	{ day, begin }: Pick<DayFacts, "day" | "begin">,
	own: readonly WorkedPiece[],
	earlier: readonly (readonly WorkedPiece[])[],
	plan: SpecialAccountPlan,
): readonly SpecialAccountMinutes[] {
	let pieces = own;
	for (const others of earlier) {
		if (reachesInto(others, begin)) pieces = [...others, ...pieces];
	}
	return pieces.length === 0 ? none : specialAccountsOn(pieces, plan.dayOf(day));
}

function reachesInto(pieces: readonly WorkedPiece[], begin: number): boolean {
	for (const { end } of pieces) if (end > begin) return true;
	return false;
}

/** By code, in the order in which they first come. */
export function sumSpecialAccounts(
	days: readonly (readonly SpecialAccountMinutes[])[],
): readonly SpecialAccountMinutes[] {
	const sums = new Map<string, SpecialAccountMinutes>();
	for (const { code, minutes, factorMinutes } of days.flat()) {
		const sum = sums.get(code);
		sums.set(code, {
			code,
			minutes: (sum?.minutes ?? 0) + minutes,
			factorMinutes: (sum?.factorMinutes ?? 0) + factorMinutes,
		});
	}
	return [...sums.values()];
}
