import type { LocalDay } from "../../time/quantities.ts";

interface Timed {
	readonly workspaceId: string | null;
	readonly day: LocalDay;
	readonly activityId: string;
	/** Minutes from the midnight the day begins with; the end lies beyond 1440 where it passes the next one. */
	readonly beginMinute: number;
	readonly endMinute: number;
}

/** A shift that is planned. */
export interface CoveringShift extends Timed {
	readonly id: string;
	/** Somebody has it. */
	readonly isTaken: boolean;
}

/** One person who is needed, and the shift that says it stands for her. */
export interface DemandedCopy extends Timed {
	readonly shiftId: string | null;
}

/** What a stretch of time of a day adds to each of its sums: 0 or 1. */
export interface CoverPiece extends Pick<Timed, "day" | "beginMinute" | "endMinute"> {
	readonly staffed: number;
	readonly needed: number;
	readonly missing: number;
}

/**
 * How far demand is covered. A copy that no shift names is covered by one of its workspace, day and kind all the same, the one
 * of its times first: who draws shifts by hand fills the demand, too. Open shifts lack somebody, whether they stand for a copy or
 * not; where nothing is demanded what is staffed is what is needed, so that too many are seen where too many are.
 */
export function coverDemand<Copy extends DemandedCopy>(
	copies: readonly Copy[],
	shifts: readonly CoveringShift[],
): { readonly pieces: readonly CoverPiece[]; readonly vacant: readonly Copy[] } {
	const named = new Set(copies.flatMap(({ shiftId }) => shiftId ?? []));
	const free = Map.groupBy(
		shifts.filter(({ id }) => !named.has(id)),
		keyOf,
	);
	const covering = new Set(named);
	const unnamed = copies.filter(({ shiftId }) => shiftId === null);
	const take = (copy: Copy, isFit: (shift: CoveringShift) => boolean) => {
		const found = free.get(keyOf(copy))?.find((one) => !covering.has(one.id) && isFit(one));
		if (found !== undefined) covering.add(found.id);
		return found === undefined;
	};
	const vacant = unnamed
		.filter((copy) => take(copy, (shift) => hasTimesOf(shift, copy)))
		.filter((copy) => take(copy, () => true));
	const demanded = new Set(copies.map(keyOf));
	return {
		pieces: [
			...shifts.map((shift) => pieceOf(shift, covering, demanded)),
			...copies.map((copy) => ({ ...timesOf(copy), staffed: 0, needed: 1, missing: 0 })),
			...vacant.map((copy) => ({ ...timesOf(copy), staffed: 0, needed: 0, missing: 1 })),
		],
		vacant,
	};
}

function pieceOf(
	shift: CoveringShift,
	covering: ReadonlySet<string>,
	demanded: ReadonlySet<string>,
): CoverPiece {
	const { id, isTaken } = shift;
	const isNeeded = isTaken ? !demanded.has(keyOf(shift)) : !covering.has(id);
	return {
		...timesOf(shift),
		staffed: Number(isTaken),
		needed: Number(isNeeded),
		missing: Number(!isTaken),
	};
}

const keyOf = ({ workspaceId, day, activityId }: Timed) => `${workspaceId} ${day} ${activityId}`;

const timesOf = ({ day, beginMinute, endMinute }: Timed) => ({ day, beginMinute, endMinute });

function hasTimesOf(one: Timed, other: Timed): boolean {
	return one.beginMinute === other.beginMinute && one.endMinute === other.endMinute;
}

export interface CoverSum {
	readonly staffed: number;
	readonly needed: number;
	readonly missing: number;
}

/** Of each day on which a piece begins. */
export function coverOfDays(pieces: readonly CoverPiece[]): ReadonlyMap<LocalDay, CoverSum> {
	const byDay = Map.groupBy(pieces, ({ day }) => day);
	return new Map([...byDay].map(([day, own]) => [day, sumOf(own)]));
}

const hourMinutes = 60;
const dayHours = 24;

/** Of each hour of a day its worst moment: what begins the day before and reaches over midnight counts, too; pauses do not. */
export function coverOfHours(pieces: readonly CoverPiece[], day: LocalDay): readonly CoverSum[] {
	const own = pieces.map((piece) => {
		const shift = (piece.day - day) * dayHours * hourMinutes;
		return { ...piece, begin: piece.beginMinute + shift, end: piece.endMinute + shift };
	});
	return Array.from({ length: dayHours }, (_, hour) => {
		const [first, last] = [hour * hourMinutes, (hour + 1) * hourMinutes];
		const touching = own.filter(({ begin, end }) => begin < last && end > first);
		// the sums stand between the moments at which somebody comes or goes
		const moments = touching.flatMap(({ begin, end }) => [begin, end]);
		const inside = [first, ...moments.filter((moment) => moment > first && moment < last)];
		const sums = inside.map((moment) =>
			sumOf(touching.filter(({ begin, end }) => begin <= moment && end > moment)),
		);
		return sums.reduce((worst, one) => (isWorse(one, worst) ? one : worst));
	});
}

function isWorse(one: CoverSum, other: CoverSum): boolean {
	return (
		one.missing > other.missing ||
		(one.missing === other.missing && one.staffed - one.needed < other.staffed - other.needed)
	);
}

function sumOf(pieces: readonly CoverPiece[]): CoverSum {
	const sum = { staffed: 0, needed: 0, missing: 0 };
	for (const { staffed, needed, missing } of pieces) {
		sum.staffed += staffed;
		sum.needed += needed;
		sum.missing += missing;
	}
	return sum;
}
