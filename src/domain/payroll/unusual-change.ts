interface Compared {
	/** Minutes, or ten thousandths of a day. */
	readonly now: number;
	readonly before: number;
	/** What the months before that came to, the oldest first; a month without anything is 0. */
	readonly history: readonly number[];
}

/** By how much an amount changes from a month to the next, as a part of the earlier one. */
interface Usual {
	readonly low: number;
	readonly high: number;
}

interface JudgedChange {
	readonly difference: number;
	/** Null where there was nothing to change. */
	readonly change: number | null;
	/** Null where too few months tell what is usual. */
	readonly usual: Usual | null;
	readonly isUnusual: boolean;
}

/** So many changes tell what is usual. */
const fewestChanges = 3;
/** A little beyond what there was is no matter. */
const slack = 0.02;
/** What is looked at where nothing tells what is usual. */
const usualChange = 0.2;
/** Below two hours, or a quarter of a day, nothing is. */
const leastMinutes = 120;
const leastDays = 2500;

/** What an amount changed by since the month before, and whether it ever did that much in the months before. */
export function judgedChange(compared: Compared, isDays: boolean): JudgedChange {
	const { now, before, history } = compared;
	const difference = now - before;
	const change = before === 0 ? null : difference / Math.abs(before);
	const usual = usualOf([...history, before]);
	const isSmall = Math.abs(difference) < (isDays ? leastDays : leastMinutes);
	return { difference, change, usual, isUnusual: !isSmall && isBeyond(change, usual) };
}

function isBeyond(change: number | null, usual: Usual | null): boolean {
	// what was not there at all
	if (change === null) return true;
	if (usual === null) return Math.abs(change) > usualChange;
	return change < usual.low - slack || change > usual.high + slack;
}

function usualOf(months: readonly number[]): Usual | null {
	const changes = months.flatMap((amount, nth) => {
		const earlier = months[nth - 1];
		return earlier === undefined || earlier === 0 ? [] : [(amount - earlier) / Math.abs(earlier)];
	});
	if (changes.length < fewestChanges) return null;
	return { low: Math.min(...changes), high: Math.max(...changes) };
}
