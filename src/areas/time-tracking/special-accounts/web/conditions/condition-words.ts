import { useMemo } from "react";
import type { ConditionSettings } from "#domain/surcharge/condition-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

type Texts = Pick<Words<typeof texts>, "sentence" | "choices">;

/** What a sentence is made of. */
interface SentenceWords extends Texts {
	/** From Monday on. */
	readonly weekdays: readonly string[];
	/** From January on. */
	readonly months: readonly string[];
	/** Minutes as hours. */
	readonly hours: (minutes: number) => string;
	/** Name of an activity, a unit or a workspace. */
	readonly nameOf: (id: string) => string | undefined;
}

/** A condition as people say it. Example: TIME_OF_DAY 23:00 to 06:00 → "zwischen 23:00 und 06:00". */
export function conditionWords(settings: ConditionSettings, words: SentenceWords): string {
	const t = words.sentence;
	const named = (ids: readonly string[]) =>
		ids.map((id) => words.nameOf(id) ?? t.unknown).join(t.or);
	switch (settings.type) {
		case "ACTIVITY":
			return t.activity(named(settings.activities));
		case "UNIT":
			return t.unit(named(settings.units));
		case "WORKSPACE":
			return t.workspace(named(settings.workspaces));
		case "ACTIVITY_CLASS": {
			const classes: Readonly<Record<string, string | undefined>> = words.choices.classTypes;
			const called = settings.classTypes.map((one) => classes[one] ?? one);
			return t.activityClass(called.join(t.or));
		}
		case "MIN_DURATION":
			return t.minDuration(words.hours(settings.minutes));
		case "BEGUN_BEFORE":
			return settings.isLater === true ? t.begunLater(settings.time) : t.begunBefore(settings.time);
		default:
			return calendarWords(settings, words);
	}
}

type Calendar = Extract<
	ConditionSettings,
	{ type: "TIME_OF_DAY" | "WEEKDAY" | "HOLIDAY" | "DATE_TIME_RANGE" }
>;

function calendarWords(settings: Calendar, words: SentenceWords): string {
	const { sentence: t, weekdays } = words;
	switch (settings.type) {
		case "TIME_OF_DAY":
			return settings.from === settings.to
				? t.allDay
				: t.between(settings.from, endOf(settings.to));
		case "WEEKDAY": {
			const days = settings.weekdays.map((day) => weekdays[day - 1] ?? "").join(t.or);
			return related(settings.dayOffset, days, t.onWeekday(days), t);
		}
		case "HOLIDAY": {
			const share = factorChoice(settings.minFactor);
			const further = share === "HALF" ? "" : t.factor[share];
			const what = t.holiday[settings.kind ?? "ANY"] + further;
			return related(settings.dayOffset, what, t.onHoliday(what), t);
		}
		case "DATE_TIME_RANGE":
			return t.yearly(yearlyWords(settings.from, words), yearlyWords(settings.to, words));
	}
}

/** The end of a day is no beginning of one. Example: "00:00" → "24:00". */
function endOf(time: string): string {
	return time === "00:00" ? "24:00" : time;
}

/** How much of a day must be free: shares lie on halves. */
export function factorChoice(minFactor: number | null | undefined): "HALF" | "WHOLE" | "NONE" {
	if (minFactor === 0) return "NONE";
	return (minFactor ?? 0) > 0.5 ? "WHOLE" : "HALF";
}

/** The day before a Sunday has the offset 1: the Sunday is one day later. */
function related(
	offset: number | null | undefined,
	what: string,
	onSelf: string,
	t: SentenceWords["sentence"],
): string {
	const days = offset ?? 0;
	if (days === 0) return onSelf;
	return days < 0 ? t.daysAfter(-days, what) : t.daysBefore(days, what);
}

function yearlyWords(text: string, { sentence, months }: SentenceWords): string {
	const month = Number(text.slice(0, 2));
	const day = Number(text.slice(3, 5));
	return sentence.yearlyTime(day, month, months[month - 1] ?? "", text.slice(6));
}

interface Named {
	readonly id: string;
	readonly name: string;
}

/**
 * Says conditions in words.
 *
 * @param names of activities, units and workspaces that conditions name
 */
export function useConditionWords(
	names: readonly Named[],
): (settings: ConditionSettings) => string {
	const { sentence, choices } = useTexts(texts);
	const { weekdays, months } = useTexts(nameTexts);
	const { hours } = useFormat();
	return useMemo(() => {
		const byId = new Map(names.map(({ id, name }) => [id, name]));
		const nameOf = (id: string) => byId.get(id);
		const words = { sentence, choices, weekdays, months, hours, nameOf };
		return (settings) => conditionWords(settings, words);
	}, [names, sentence, choices, weekdays, months, hours]);
}
