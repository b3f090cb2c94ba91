import ICAL from "ical.js";
import type { CalendarEvent, Stamp } from "#domain/appointments/imported/calendar-event.ts";
import { dayOfDate } from "#domain/time/civil-date.ts";
import type { LocalDay } from "#domain/time/quantities.ts";

const longest = { title: 200, location: 200, description: 2000, uid: 500 };
const years = { first: 1970, last: 2199 };

/** The clock that a name in a file means; null where nobody knows it. */
export type ClockOf = (name: string) => string | null;

/**
 * One event of a calendar file, taken apart; undefined where it cannot be read. Lines that are broken are left out where the rest makes
 * sense without them.
 */
export function readEvent(
	text: string,
	clockOf: ClockOf,
	untitled: string,
): CalendarEvent | undefined {
	try {
		return eventOf(componentOf(text), clockOf, untitled);
	} catch {
		return undefined;
	}
}

/** A part of a file as the library reads it, if need be without its broken lines. */
export function componentOf(text: string): ICAL.Component {
	try {
		return new ICAL.Component(ICAL.parse(text));
	} catch {
		const sound = text.split("\r\n").filter((line) => /^([A-Za-z0-9-]+[;:]|[ \t])/.test(line));
		return new ICAL.Component(ICAL.parse(sound.join("\r\n")));
	}
}

function eventOf(part: ICAL.Component, clockOf: ClockOf, untitled: string) {
	const stamp = (name: string) => stampsOf(part, name, clockOf)[0] ?? null;
	const begin = stamp("dtstart");
	if (begin === null) return undefined;
	const said = (name: string) => String(part.getFirstPropertyValue(name) ?? "").trim();
	const title = said("summary").slice(0, longest.title) || untitled;
	const uid = said("uid") || `${begin.day} ${begin.minute} ${title}`;
	if (uid.length > longest.uid) return undefined;
	const rules = part.getAllProperties("rrule");
	const sequence = Number(said("sequence"));
	return {
		...{ uid, title, begin, end: stamp("dtend"), minutes: minutesOf(part) },
		sequence: Number.isSafeInteger(sequence) ? Math.min(Math.max(sequence, 0), 2 ** 31 - 1) : 0,
		replaces: stamp("recurrence-id"),
		location: oneLine(said("location")).slice(0, longest.location) || null,
		description: said("description").slice(0, longest.description) || null,
		isCancelled: said("status").toUpperCase() === "CANCELLED",
		rrule: rules.length === 0 ? null : String(rules[0]?.getFirstValue()),
		hasFurtherDays: rules.length > 1 || part.hasProperty("rdate") || part.hasProperty("exrule"),
		leftOut: stampsOf(part, "exdate", clockOf),
	} satisfies CalendarEvent;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ");

function minutesOf(part: ICAL.Component): number | null {
	const duration = part.getFirstPropertyValue("duration");
	return duration instanceof ICAL.Duration ? Math.floor(duration.toSeconds() / 60) : null;
}

/** All times that properties of a name give. */
function stampsOf(part: ICAL.Component, name: string, clockOf: ClockOf): Stamp[] {
	return part.getAllProperties(name).flatMap((property) => {
		const tzid = property.getFirstParameter("tzid");
		const zone = tzid ? clockOf(tzid) : null;
		return property
			.getValues()
			.filter((value): value is ICAL.Time => value instanceof ICAL.Time)
			.map((value) => stampOf(value, zone));
	});
}

function stampOf(time: ICAL.Time, zone: string | null): Stamp {
	const { year, month, day, hour, minute, isDate } = time;
	if (!(year >= years.first && year <= years.last)) throw new RangeError("Out of time");
	const isUtc = time.zone === ICAL.Timezone.utcTimezone;
	return {
		day: dayOfDate({ year, month, day }) as LocalDay,
		minute: isDate ? null : hour * 60 + minute,
		zone: isDate ? null : isUtc ? "UTC" : zone,
	};
}
