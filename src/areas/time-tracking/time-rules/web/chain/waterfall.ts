import type { ToldLink } from "./chain-day.ts";

/** Shares of the bar's width, 0 to 1. */
export interface WaterfallBar {
	/** What counted before as well as after. */
	readonly base: Stretch;
	/** What the step added or took. */
	readonly delta: Stretch & { readonly sign: "plus" | "minus" | "none" };
}

interface Stretch {
	readonly left: number;
	readonly width: number;
}

/** The bars of all steps on one scale, which reaches below zero where the balance does. */
export function waterfallOf(
	chain: readonly Pick<ToldLink, "change" | "result">[],
): readonly WaterfallBar[] {
	const marks = chain.flatMap(({ change, result }) => [result, result - change]);
	const least = Math.min(0, ...marks);
	const range = Math.max(0, ...marks) - least || 1;
	const stretch = (one: number, other: number): Stretch => ({
		left: (Math.min(one, other) - least) / range,
		width: Math.abs(one - other) / range,
	});
	return chain.map(({ change, result }) => {
		const before = result - change;
		const near = Math.abs(before) < Math.abs(result) ? before : result;
		const isOneSide = before >= 0 === result >= 0;
		return {
			base: stretch(0, isOneSide ? near : 0),
			delta: {
				...stretch(before, result),
				sign: change > 0 ? "plus" : change < 0 ? "minus" : "none",
			},
		};
	});
}
