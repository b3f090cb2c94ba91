import { useMemo } from "react";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { printDay, printMinute } from "#kit/web/format/print-day.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts as kitTexts } from "../text.ts";
import type { TimelineLine } from "./layout/lay-lines.ts";
import { texts } from "./text.ts";
import type {
	TimelineBand,
	TimelineCell,
	TimelineHoliday,
	TimelineItem,
	TimelinePlace,
} from "./timeline-given.ts";

/** What a timeline says in words: what is seen has to be heard too. */
export type TimelineWords = ReturnType<typeof timelineWords>;

export function useTimelineWords(): TimelineWords {
	const t = useTexts(texts);
	const { states } = useTexts(kitTexts);
	const language = useLanguage();
	return useMemo(() => timelineWords(t, states, language), [t, states, language]);
}

type States = Words<typeof kitTexts>["states"];

function timelineWords(t: Words<typeof texts>, states: States, language: Language) {
	// hundreds of items say their days: not by way of texts that would be read again
	const day = (value: LocalDay) => printDay(language, value, "day");
	const range = ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);
	return {
		t,
		states,
		day,
		range,
		/** Days and halves: `Mo 28.12. – Di 05.01., bis Mittag`. */
		place: (place: TimelinePlace) => joined(range(place), halves(t, place), times(place)),
		/** `Urlaub beantragt, Mo 28.12. – Di 05.01.`: what is seen first, then what its looks say. */
		item: (item: TimelineItem) =>
			joined(
				item.note === undefined ? item.label : `${item.label} ${item.note}`,
				standing(t, states, item),
				range(item),
				halves(t, item),
				item.conflict && t.conflict(item.conflict),
			),
		/** The days of a place, as many as they are in the calendar. */
		length: ({ from, to }: DayRange) => t.days(to - from + 1),
	};
}

/** What it is as yet, unless its note says so. */
function standing(t: Words<typeof texts>, states: States, item: TimelineItem): string | undefined {
	if (item.isDraft) return t.draft;
	if (item.isVacant) return t.vacant;
	return (item.proposal && t.proposal[item.proposal]) ?? stateUnlessSaid(item, states);
}

/** Of many the note is their state. */
function stateUnlessSaid(item: TimelineItem, states: States): string | undefined {
	const { note, state, stateLabel: word = states[state] } = item;
	return note?.toLowerCase() === word.toLowerCase() ? undefined : word;
}

function times({ beginMinute, endMinute }: TimelinePlace): string | undefined {
	if (beginMinute === undefined || endMinute === undefined) return undefined;
	return `${printMinute(beginMinute)} – ${printMinute(endMinute)}`;
}

function halves(t: Words<typeof texts>, place: TimelinePlace | TimelineItem): string | undefined {
	const { from, to, startsAtNoon, endsAtNoon } = place;
	if (from === to && startsAtNoon !== endsAtNoon) {
		return startsAtNoon ? `${t.halfDay}, ${t.fromNoon}` : `${t.halfDay}, ${t.untilNoon}`;
	}
	if (startsAtNoon && endsAtNoon) return `${t.fromNoon}, ${t.untilNoon}`;
	if (startsAtNoon) return t.fromNoon;
	return endsAtNoon ? t.untilNoon : undefined;
}

interface Cell {
	readonly line: TimelineLine | undefined;
	readonly day: LocalDay;
	/** What lies on it, and which of them is meant. */
	readonly items: readonly TimelineItem[];
	readonly nth: number;
	readonly holidays: readonly TimelineHoliday[];
	readonly bands: readonly TimelineBand[];
	readonly cells: readonly TimelineCell[];
}

/** What stands in a cell: whose day it is, what lies on it, and what else holds for the day. */
export function cellWords(words: TimelineWords, cell: Cell): string {
	const { line, day, items, nth, holidays, bands, cells } = cell;
	const { t } = words;
	if (line === undefined) return "";
	if (line.kind === "group") {
		const { name, note } = line.group;
		return joined(name, note, line.isOpen ? t.open : t.closed);
	}
	const item = items[nth];
	const said = item === undefined ? t.free : words.item(item);
	const count = items.length > 1 ? t.place(nth + 1, items.length) : undefined;
	return joined(
		words.day(day),
		line.row.name,
		said,
		count,
		holidays.find((one) => one.day === day)?.label,
		...bands.filter((band) => isOn(band, line, day)).map(({ label }) => label),
		...cells
			.filter(({ rowId, from, to }) => rowId === line.id && from <= day && to >= day)
			.map(({ label }) => label),
	);
}

function isOn(band: TimelineBand, line: TimelineLine, day: LocalDay): boolean {
	if (day < band.from || day > band.to) return false;
	return band.groupId === undefined || (line.kind === "row" && line.row.groupId === band.groupId);
}

function joined(...parts: readonly (string | undefined)[]): string {
	return parts.filter((part) => part !== undefined && part !== "").join(", ");
}
