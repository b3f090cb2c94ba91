import type { LocalDay } from "#domain/time/quantities.ts";
import type { DemoPerson } from "./company.ts";
import { type AwayKind, daysAway } from "./days-away.ts";
import { isRecentlyShown } from "./schedule.ts";
import { seededRandom } from "./seeded-random.ts";

export interface DemoAbsence {
	readonly kind: AwayKind;
	readonly from: LocalDay;
	readonly to: LocalDay;
	readonly state: "APPROVED" | "REQUESTED";
}

/** How far ahead leave is asked for. */
const daysAhead = 120;

/** Why the schedule has no work on some days, and what leave is planned: nobody knows yet when they will be ill. */
export function absencesOf(
	person: DemoPerson,
	seed: string,
	window: { readonly from: LocalDay; readonly to: LocalDay },
): DemoAbsence[] {
	const today = window.to;
	const last = (today + daysAhead) as LocalDay;
	const away = daysAway(seed, { from: window.from, to: last });
	const isAway = (day: LocalDay, kind: AwayKind) =>
		away.get(day) === kind &&
		day >= today - (person.joinedDaysAgo ?? today - window.from) &&
		day <= (person.leftDaysAgo === undefined ? last : today - person.leftDaysAgo) &&
		!(day <= today && isRecentlyShown(person, day, today));
	const random = seededRandom(`${seed} asked`);
	const found: DemoAbsence[] = [];
	for (const kind of ["LEAVE", "SICK"] as const) {
		for (let from = window.from; from <= last; from++) {
			if (!isAway(from, kind)) continue;
			let to = from;
			while (to < last && isAway((to + 1) as LocalDay, kind)) to++;
			const isUnknown = kind === "SICK" && from > today;
			const isAsked = from > today && random.chance(0.4);
			const state = isAsked ? "REQUESTED" : "APPROVED";
			if (!isUnknown) found.push({ kind, from, to, state });
			from = to;
		}
	}
	return found;
}
