import type { KnownShift, PlanChange } from "#areas/shift-planning/shifts/server/public.ts";

/** A shift as it will be when somebody else has it, or nobody. */
export function handedTo({ isDeleted: _, ...row }: KnownShift, userId: string | null): PlanChange {
	return { before: row, after: { ...row, userId, version: row.version + 1, isDeleted: false } };
}

/** Whether somebody has a shift that is known and yet to come. */
export function isComing(
	row: KnownShift | undefined,
	userId: string,
	now: Date,
): row is KnownShift {
	return (
		row !== undefined &&
		!row.isDeleted &&
		row.userId === userId &&
		row.publishedAt !== null &&
		!hasBegun(row, now)
	);
}

export function hasBegun({ begin }: Pick<KnownShift, "begin">, now: Date): boolean {
	return begin * 60_000 <= now.getTime();
}
