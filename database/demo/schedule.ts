import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { DemoPerson, DemoSite } from "./company.ts";
import { daysAway } from "./days-away.ts";
import { isPublicHoliday } from "./public-holidays.ts";
import { dayShift, rotationOn, type ShiftKind, worksOnHolidays } from "./rotation.ts";
import { seededRandom } from "./seeded-random.ts";

/** What goes wrong with the bookings of a shift. */
export type Mishap =
	| "FORGOTTEN_CLOCK_OUT"
	/** Nothing booked on the day, entered on the next one. */
	| "ENTERED_LATER"
	| "ENTERED_LATER_WITHOUT_REASON"
	/** Nobody knows yet whether the person was there. */
	| "NOTHING_BOOKED";

export interface PlannedShift {
	readonly day: LocalDay;
	readonly kind: ShiftKind;
	readonly mishap: Mishap | null;
}

/** A person at work: what the schedule must know beside the person's own row. */
export interface Workplace {
	readonly seed: string;
	/** Place in the rotation: neighbours in the list work at different times. */
	readonly index: number;
	readonly region: DemoSite["region"];
}

/** The shifts a person works in a window that ends today. */
export function scheduleOf(person: DemoPerson, place: Workplace, window: DayRange): PlannedShift[] {
	const today = window.to;
	const from = person.joinedDaysAgo;
	const left = person.leftDaysAgo;
	const first = from === undefined ? window.from : today - from;
	const last = left === undefined ? today : today - left;
	const away = daysAway(place.seed, window);
	const shifts: Omit<PlannedShift, "mishap">[] = [];
	for (let each = first; each <= last; each++) {
		const day = each as LocalDay;
		const kind = shiftOn(day, person, place);
		const isAway = away.has(day) && !isRecentlyShown(person, day, today);
		if (day === today && person.isShown) shifts.push({ day, kind: dayShift });
		else if (kind !== null && !isAway && !endsAfterExit(day, kind, person, today)) {
			shifts.push({ day, kind });
		}
	}
	return person.isShown
		? withShownMishaps(shifts, today)
		: shifts.map((shift) => ({ ...shift, mishap: chanceMishap(shift.day, place.seed, today) }));
}

function shiftOn(
	day: LocalDay,
	person: DemoPerson,
	{ index, region }: Workplace,
): ShiftKind | null {
	const { pattern, percent } = person;
	const isFree = !worksOnHolidays(pattern) && isPublicHoliday(day, region);
	return isFree ? null : rotationOn(day, pattern, { index, percent });
}

/** Nobody begins a night on the last day of an employment. */
function endsAfterExit(
	day: LocalDay,
	kind: ShiftKind,
	{ leftDaysAgo }: DemoPerson,
	today: LocalDay,
): boolean {
	return kind.end > 1440 && today - day === leftDaysAgo;
}

/** Who shows the product has no empty screen. */
export function isRecentlyShown(person: DemoPerson, day: LocalDay, today: LocalDay): boolean {
	return person.isShown === true && today - day <= 30;
}

const shownMishaps: Readonly<Record<number, Mishap>> = {
	1: "FORGOTTEN_CLOCK_OUT",
	3: "ENTERED_LATER_WITHOUT_REASON",
	5: "NOTHING_BOOKED",
	7: "ENTERED_LATER",
};

function withShownMishaps(
	shifts: readonly Omit<PlannedShift, "mishap">[],
	today: LocalDay,
): PlannedShift[] {
	const before = shifts.filter(({ day }) => day < today).length;
	return shifts.map((shift, nth) => ({ ...shift, mishap: shownMishaps[before - nth] ?? null }));
}

function chanceMishap(day: LocalDay, seed: string, today: LocalDay): Mishap | null {
	// what is entered later has to be entered by now
	if (today - day < 2) return null;
	const random = seededRandom(`${seed} mishap ${isoOfDay(day)}`);
	if (random.chance(0.008)) return "FORGOTTEN_CLOCK_OUT";
	if (!random.chance(0.012)) {
		// what is older has been cleared up
		return today - day <= 14 && random.chance(0.02) ? "NOTHING_BOOKED" : null;
	}
	return random.chance(0.3) ? "ENTERED_LATER_WITHOUT_REASON" : "ENTERED_LATER";
}
