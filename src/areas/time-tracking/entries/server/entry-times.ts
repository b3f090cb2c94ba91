import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { userNotEmployed } from "#areas/time-tracking/bookings/contract.ts";
import { type BookedPerson, notEmployed } from "#areas/time-tracking/bookings/server/public.ts";
import { daysChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { endBeforeBegin, inFuture, longestEntry, tooLong } from "../contract/refusals.ts";
import { type EmploymentRow, employmentsOf } from "./sql/around-entry.ts";

const hour = 3_600_000;
const longHours = 16;
/** As bookings: clocks differ by a little. */
const aheadMilliseconds = 60_000;

export interface Times {
	readonly begin: Date;
	readonly end: Date;
}

type Employment = Pick<BookedPerson, "entryDate" | "exitDate">;
/** Where and when somebody works. */
type Employed = Employment & Pick<BookedPerson, "zone">;

/** Whole seconds, as entries are kept. */
export function timesOf(given: { begin: string; end: string }): Times {
	const whole = (iso: string) => new Date(secondOfMilliseconds(Date.parse(iso)) * 1000);
	return { begin: whole(given.begin), end: whole(given.end) };
}

/** Refuses times that no entry can have: not after each other, too long, in the future, outside the employment. */
export function checkTimes(
	{ begin, end }: Times,
	person: Employed,
	facts: { readonly now: Date; readonly isPlan: boolean },
): void {
	const length = end.getTime() - begin.getTime();
	if (length <= 0) refuse(endBeforeBegin);
	if (length > longestEntry * hour) refuse(tooLong);
	const latest = facts.now.getTime() + aheadMilliseconds;
	if (!facts.isPlan && end.getTime() > latest) refuse(inFuture);
	const day = localDayAt(begin, person.zone);
	const { entryDate, exitDate } = person;
	const isBefore = entryDate !== null && day < entryDate;
	const isAfter = exitDate !== null && day > exitDate;
	if (isBefore || isAfter) {
		const violation = { ...notEmployed(person), severity: "ERROR", acceptable: false };
		refuse(userNotEmployed, { violations: [violation] });
	}
}

/** Refuses the same of a person as she was employed when the entry began: who left and came back has worked in both employments. */
export async function demandTimes(
	{ tx, tenantId, now }: Pick<MatterWriter, "tx" | "tenantId" | "now">,
	person: Employed & { readonly id: string },
	times: Times,
	isPlan: boolean,
): Promise<void> {
	const employments = await employmentsOf(tx, tenantId, [person.id]);
	const employment = employedOn(employments, person, localDayAt(times.begin, person.zone));
	checkTimes(times, { ...employment, zone: person.zone }, { now, isPlan });
}

/** The employment of a day, else the last one; her own dates where none was kept. */
export function employedOn(employments: readonly EmploymentRow[], own: Employment, day: LocalDay) {
	const known = employments.map(({ entryDate, exitDate }) => ({
		entryDate: dayOfIso(entryDate),
		exitDate: exitDate === null ? null : dayOfIso(exitDate),
	}));
	const held = known.find(
		({ entryDate, exitDate }) => entryDate <= day && (exitDate === null || exitDate >= day),
	);
	return held ?? known.at(-1) ?? own;
}

/** Longer than anybody should work, and yet possible. */
export function isLong({ begin, end }: Times): boolean {
	return end.getTime() - begin.getTime() > longHours * hour;
}

/** The civil day an instant lies on at the person's site. */
export function localDayAt(at: Date, zone: string): LocalDay {
	const minute = minuteOf(secondOfMilliseconds(at.getTime()));
	return localDayOf(minute, zoneOf(zone));
}

/** Whose entry, and where it lies or lay. */
interface Span {
	readonly userId: string;
	readonly begin: Date;
	/** Null while it runs. */
	readonly end: Date | null;
	readonly zone: string;
}

/** What follows every change of an entry: its days, before and after, are computed anew. */
export async function reckonAnew(
	{ tx, now }: Pick<MatterWriter, "tx" | "now">,
	spans: readonly Span[],
): Promise<void> {
	const ranges = spans.map(({ userId, begin, end, zone }) => ({
		userId,
		from: localDayAt(begin, zone),
		to: localDayAt(end ?? now, zone),
	}));
	if (ranges.length > 0) await daysChanged(tx, ranges, now);
}
