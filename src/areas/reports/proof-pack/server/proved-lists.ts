import { texts } from "../text.ts";
import type { ListSection } from "./draw-lists.ts";
import type { ProofFacts } from "./proof-facts.ts";
import { seasonsOf, yearsOf } from "./seasons-of.ts";

/** What was worked, as it was recorded and as it came to be. */
export function timeLists({ reader, asked, from, to }: ProofFacts): readonly ListSection[] {
	const { sections: t } = texts[reader.language].paper;
	const { userId, fromMonth, toMonth } = asked;
	const key = "timetrackings.manage";
	const sortDirection = "ASC";
	return [
		{
			...{ key, title: t.days, list: "time-tracking.target-actual-days" },
			filters: [{ fromMonth, toMonth, userIds: [userId] }],
			columns: {
				...{ day: 12, begin: 8, end: 8, pauseMinutes: 8, targetMinutes: 8, workedMinutes: 11 },
				...{ creditMinutes: 12, actualMinutes: 8, balanceMinutes: 8, violations: 18, flags: 14 },
			},
		},
		{
			...{ key, title: t.entries, list: "time-tracking.entries" },
			filters: [{ userIds: [userId], from, to, sortDirection }],
			columns: {
				...{ day: 12, begin: 18, end: 18, duration: 9, activity: 16, state: 14, reason: 24 },
			},
		},
		{
			...{ key, title: t.bookings, list: "time-tracking.bookings" },
			filters: seasonsOf(from, to).map((season) => ({ userId, ...season, sortDirection })),
			columns: {
				...{ bookedAt: 18, action: 12, activity: 14, source: 12, device: 12 },
				...{ bookedBy: 14, outcome: 16, receivedAt: 18 },
			},
		},
	];
}

/** Absences, and what leave accounts say of the years. */
export function absenceLists({ reader, asked, from, to }: ProofFacts): readonly ListSection[] {
	const { sections: t } = texts[reader.language].paper;
	const { userId } = asked;
	return [
		{
			...{ key: "absences.manage", title: t.absences, list: "absences.requests" },
			filters: [{ userIds: [userId], from, to }],
			columns: { activity: 18, from: 12, to: 12, days: 8, state: 14, substitute: 16, reason: 24 },
		},
		...yearsOf(from, to).map((year) => ({
			...{ key: "leaveaccounts.manage" as const, title: t.leave(String(year)) },
			...{ list: "absences.leave-records", filters: [{ userId, year, sortDirection: "ASC" }] },
			columns: {
				...{ effectiveOn: 12, kind: 14, days: 10, origin: 18, activity: 16, source: 10 },
				...{ expiresOn: 12, reason: 18 },
			},
		})),
	];
}
