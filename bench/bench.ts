/** One measured value, in words. A goal is met or not; a figure without one is only printed. */
export interface Figure {
	readonly name: string;
	readonly value: string;
	readonly goal?: string;
	readonly met?: boolean;
}

export interface Bench {
	readonly name: string;
	/** What is measured against which floor. */
	readonly title: string;
	run(): Promise<readonly Figure[]>;
}

/** A ratio of what we do to the least that can be done, both taken in the same run. */
export function ratioFigure(name: string, ratio: number, atLeast: number): Figure {
	return { name, value: ratio.toFixed(2), goal: `≥ ${atLeast}`, met: ratio >= atLeast };
}

/** A figure that must not exceed a limit. */
export function limitFigure(name: string, value: number, atMost: number, unit: string): Figure {
	return {
		name,
		value: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
		goal: `≤ ${atMost} ${unit}`,
		met: value <= atMost,
	};
}
