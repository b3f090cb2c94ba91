import { movedBy, noticeDaysOf } from "#areas/shift-planning/plan-news/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { PlanViolation } from "../../contract.ts";
import type { PlanChange, Planner } from "./resolve-changes.ts";

/**
 * Hints at what people learn of later than their department promises (§ 12 (3) TzBfG of work on call): of days that are near, of
 * shifts that are known. Departments are asked about only where there is such a day.
 */
export async function shortNotices(
	planner: Planner,
	changes: readonly PlanChange[],
): Promise<PlanViolation[]> {
	const { tx, session, now } = planner;
	const today = todayOf(planner);
	const near = changes.flatMap((change, nth) => {
		const days = [change.before?.day, change.after.day].filter((day) => isAtMost(day, today));
		const [day] = days.toSorted();
		const moved = day === undefined ? [] : movedBy(change, now);
		const told = moved.filter(({ userId }) => userId !== session.userId);
		return told.map(({ userId }) => ({ change: nth, userId, day, unitId: change.after.unitId }));
	});
	if (near.length === 0) return [];
	const periods = await noticeDaysOf(tx, planner, [...new Set(near.map((one) => one.unitId))]);
	return near.flatMap(({ unitId, day, ...told }) => {
		const days = periods.get(unitId) ?? 0;
		const isShort = days > 0 && day !== undefined && day <= isoDayPlus(today, days);
		const hint = { code: "SHORT_NOTICE", severity: "INFO", acceptable: true } as const;
		return isShort ? [{ ...hint, ...told, day, days }] : [];
	});
}

/** Longest notice period that can be set. */
const longest = 60;

const isAtMost = (day: string | undefined, today: string): day is string =>
	day !== undefined && day >= today && day <= isoDayPlus(today, longest);
