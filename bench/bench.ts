/** One measured value, in words. A goal is met or not; a figure without one is only printed. */
export interface Figure {
	readonly name: string;
	readonly value: string;
	/** The least that can be done for the same, taken in the same run without any code of the product. */
	readonly floor?: string;
	/** The value by its floor. */
	readonly ratio?: string;
	readonly goal?: string;
	readonly met?: boolean;
}

/** Takes figures as soon as they are measured: what fails later must not lose them. */
export type Tell = (...figures: readonly Figure[]) => void;

export type Need = "Chromium" | "PgBouncer";

export interface Bench {
	readonly name: string;
	/** What is measured against which floor. */
	readonly title: string;
	/** What does not come along, as a browser; where there is none, the bench fails before anything is measured. */
	readonly needs?: Need;
	/** A goal that is not met fails it, as what could not be measured does; of others it is a figure like any other. */
	readonly failsBeyondGoals?: true;
	run(tell: Tell): Promise<void>;
}

/** Example: 0.4213, "ms" → 0.42 ms; 1234.5, "/s" → 1235 /s; 9 → 9 */
export function amount(value: number, unit: string): string {
	const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : value < 100 ? 1 : 0;
	return `${value.toFixed(digits)} ${unit}`.trim();
}

export function figure(name: string, value: number, unit: string): Figure {
	return { name, value: amount(value, unit) };
}

/** A figure that must not exceed a limit. */
export function limitFigure(name: string, value: number, atMost: number, unit: string): Figure {
	return {
		name,
		value: amount(value, unit),
		goal: `≤ ${atMost} ${unit}`.trim(),
		met: value <= atMost,
	};
}

export interface Measured {
	readonly value: number;
	readonly floor: number;
	readonly unit: string;
	/** Where it is not that of both: the median of pairs, say. */
	readonly ratio?: number;
}

/** So many times its floor: of times at most, of what is done in a second at least. */
export type RatioGoal = { readonly atMost: number } | { readonly atLeast: number };

export function floorFigure(
	name: string,
	{ value, floor, unit, ratio = value / floor }: Measured,
	goal?: RatioGoal,
): Figure {
	const compared = {
		name,
		value: amount(value, unit),
		floor: amount(floor, unit),
		ratio: ratio.toFixed(ratio < 0.1 ? 3 : 2),
	};
	if (goal === undefined) return compared;
	return "atMost" in goal
		? { ...compared, goal: `≤ ${goal.atMost} × floor`, met: ratio <= goal.atMost }
		: { ...compared, goal: `≥ ${goal.atLeast} × floor`, met: ratio >= goal.atLeast };
}
