import { dateOfDay, dayOfDate } from "#domain/time/civil-date.ts";
import { mondayOf, weekdayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Random, seededRandom } from "./seeded-random.ts";

export type AwayKind = "LEAVE" | "SICK";

/** The days of a window on which a person is away, and why. Each calendar year is drawn whole, whatever the window. */
export function daysAway(personSeed: string, window: DayRange): ReadonlyMap<LocalDay, AwayKind> {
	const days = new Map<LocalDay, AwayKind>();
	const { year: last } = dateOfDay(window.to);
	for (let { year } = dateOfDay(window.from); year <= last; year++) {
		drawYear(year, seededRandom(`${personSeed} away ${year}`), days);
	}
	return days;
}

/** About six weeks of leave, most in summer, and ten sick days in two to four spells. */
function drawYear(year: number, random: Random, days: Map<LocalDay, AwayKind>): void {
	const first = dayOfDate({ year, month: 1, day: 1 });
	const take = (from: number, length: number, kind: AwayKind) => {
		const drawn = (first + from) as LocalDay;
		// nobody's leave begins at a weekend
		const isMoved = kind === "LEAVE" && weekdayOf(drawn) > 5;
		const begin = isMoved ? mondayOf((drawn + 2) as LocalDay) : drawn;
		for (let day = 0; day < length; day++) days.set((begin + day) as LocalDay, kind);
	};
	take(random.int(170, 235), random.pick([12, 14, 16, 21]), "LEAVE");
	take(random.int(20, 110), random.int(5, 9), "LEAVE");
	take(random.int(265, 330), random.int(3, 9), "LEAVE");
	for (let single = random.int(1, 4); single > 0; single--) {
		take(random.int(0, 364), 1, "LEAVE");
	}
	for (let spell = random.int(2, 4); spell > 0; spell--) {
		// the flu comes in winter
		const from = random.chance(0.6) ? random.int(0, 80) : random.int(81, 350);
		const length = random.chance(0.1) ? random.int(10, 20) : random.int(1, 4);
		take(from, length, "SICK");
	}
}
