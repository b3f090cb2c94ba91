import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { type Language, languages } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { FeedAbsence, FeedHoliday, FeedShift } from "./sql.ts";
import { texts } from "./text.ts";

/** What a calendar shows: whole days, or hours. */
export interface FeedEvent {
	readonly id: string;
	readonly summary: string;
	readonly version: number;
	readonly isTentative: boolean;
	/** The person is away; a holiday leaves the day as it is. */
	readonly isBusy: boolean;
	readonly location?: string | null;
	readonly when:
		| { readonly from: string; readonly to: string }
		/** In a zone of its own it stays at its hour there, whatever clocks do. */
		| { readonly begin: Date; readonly end: Date; readonly zone?: string };
	/** Lines of the rule by which it comes again, and of the days that are left out. */
	readonly repeats?: string;
	/** It stands in for the time of a series that would begin then. */
	readonly replaces?: { readonly id: string; readonly begin: Date };
}

type Said = Words<typeof texts>;

interface How {
	readonly language: string;
	readonly isOfSeveral: boolean;
}

/** Absences of a person, or of several, whose names then stand before. Sickness is named to nobody, herself included. */
export function absenceEvent(absence: FeedAbsence, { language, isOfSeveral }: How): FeedEvent {
	const t = wordsIn(language);
	const { id, version, name, classType, activity, state } = absence;
	const kind = classType === "SICK" ? t.absent : activity;
	const whose = isOfSeveral ? t.ofPerson(name, kind) : kind;
	const isTentative = state === "REQUESTED";
	const summary = withParts(t, absence, whose);
	return {
		id,
		version,
		summary: isTentative ? t.requested(summary) : summary,
		isTentative,
		isBusy: true,
		when: whenOf(absence),
	};
}

export function holidayEvent(holiday: FeedHoliday, language: string): FeedEvent {
	const { id, version, name, date, isHalf } = holiday;
	return {
		id,
		version,
		summary: isHalf ? wordsIn(language).halfHoliday(name) : name,
		isTentative: false,
		isBusy: false,
		when: { from: date, to: date },
	};
}

/** A planned day off is the day as a whole, and leaves it free. */
export function shiftEvent(shift: FeedShift, { language, isOfSeveral }: How): FeedEvent {
	const { id, version, name, activity, workspace, isFree, day, begin, end } = shift;
	return {
		...{ id, version, location: workspace, isTentative: false, isBusy: !isFree },
		summary: isOfSeveral ? wordsIn(language).ofPerson(name, activity) : activity,
		when: isFree ? { from: day, to: day } : { begin, end },
	};
}

export function wordsIn(language: string): Said {
	const known = languages.find((one) => one === language) ?? ("de-DE" satisfies Language);
	return texts[known];
}

/** Which half of a day, or which of several days is half: calendars know whole days only. */
function withParts(t: Said, { from, to, fromPart, toPart }: FeedAbsence, text: string): string {
	if (from === to) return fromPart === "WHOLE" ? text : t.half[fromPart](text);
	const isLate = fromPart === "SECOND_HALF";
	const isEarly = toPart === "FIRST_HALF";
	if (isLate && isEarly) return t.fromNoonUntilNoon(text);
	return isLate ? t.fromNoon(text) : isEarly ? t.untilNoon(text) : text;
}

function whenOf({ from, to, beginMinute, endMinute, zone }: FeedAbsence): FeedEvent["when"] {
	if (beginMinute === null || endMinute === null) return { from, to };
	const at = (minute: number) =>
		new Date(instantOfLocal(dayOfIso(from), minute, zoneOf(zone)) * 60_000);
	return { begin: at(beginMinute), end: at(endMinute) };
}
