/** A shift as a person knew it; instants in whole minutes since 1970. */
export interface KnownCell {
	readonly day: string;
	readonly begin: number;
	readonly end: number;
	readonly zone: string;
	readonly pauseMinutes: number;
	readonly activityId: string;
	readonly workspaceId: string | null;
}

/** A shift that came to a person, changed, or went away. */
export interface MovedShift {
	readonly userId: string;
	readonly shiftId: string;
	/** As it was known to her; null: it was not. */
	readonly was: KnownCell | null;
}

export interface NewsFacts {
	readonly tenantId: string;
	/** Who did it knows. */
	readonly actorId: string;
	readonly now: Date;
	readonly today: string;
	/** What was first told later than this and is as before is no news. */
	readonly hastyUntil: Date;
	/** Days of notice where a department has said nothing. */
	readonly usualDays: number;
}

/** What somebody has not read. */
export type UnreadNews = {
	readonly fresh: number;
	readonly changed: number;
	readonly gone: number;
	/** Some of what happened just now came within the notice period. */
	readonly isShort: boolean;
	/** The next of it. */
	readonly lines: readonly {
		readonly kind: "NEW" | "CHANGED" | "GONE";
		readonly isShort: boolean;
		readonly shift: KnownCell;
		readonly was: KnownCell | null;
	}[];
};

export type PersonNews = UnreadNews & { readonly userId: string };

/** A shift as the plan keeps it, as far as people are told of it. */
interface ToldShift extends Omit<KnownCell, "pauseMinutes"> {
	readonly id: string;
	readonly userId: string | null;
	readonly publishedAt: string | null;
	readonly pauses: readonly { readonly minutes: number }[];
}

/** A change of it. */
interface ToldChange {
	readonly before: ToldShift | null;
	readonly after: ToldShift & { readonly isDeleted: boolean };
}

/** Whom a change moves a shift that is known and not over: who had it, and who has it. */
export function movedBy({ before, after }: ToldChange, now: Date): MovedShift[] {
	const isAhead = [before, after].some((one) => one !== null && one.end * 60_000 > now.getTime());
	if (!isAhead) return [];
	const had = before !== null && before.publishedAt !== null ? before.userId : null;
	const has = after.publishedAt !== null && !after.isDeleted ? after.userId : null;
	const was = before && cellOf(before);
	if (had === has && before !== null && isSame(cellOf(before), cellOf(after))) return [];
	return [...new Set([had, has])].flatMap((userId) =>
		userId === null ? [] : { userId, shiftId: after.id, was: userId === had ? was : null },
	);
}

function cellOf({ day, begin, end, zone, pauses, activityId, workspaceId }: ToldShift): KnownCell {
	const pauseMinutes = pauses.reduce((sum, { minutes }) => sum + minutes, 0);
	return { day, begin, end, zone, pauseMinutes, activityId, workspaceId };
}

function isSame(one: KnownCell, other: KnownCell): boolean {
	return (Object.keys(one) as (keyof KnownCell)[]).every((name) => one[name] === other[name]);
}
