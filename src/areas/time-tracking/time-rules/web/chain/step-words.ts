import type { AutopauseSettings } from "#domain/working-time/rules/autopause.ts";
import type { ExtratimeSettings } from "#domain/working-time/rules/extratime.ts";
import type { NormalizeSettings } from "#domain/working-time/rules/normalize-to-worktime.ts";
import type { RoundingSettings } from "#domain/working-time/rules/rounding.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { ChainDay, ToldLink } from "./chain-day.ts";
import type { texts as allTexts } from "./text.ts";

type Texts = Words<typeof allTexts>;
type Mode = RoundingSettings["mode"];

/** Every step that a chain may hold, by rule and reason: a further kind does not compile before it has its sentence. */
export type StepKey =
	| `NORMALIZE2WORKTIME ${NormalizeSettings["to"]}`
	| `ROUNDING ${RoundingSettings["target"]}`
	| `AUTOPAUSE ${AutopauseSettings["behaviour"]}`
	| `EXTRATIME ${ExtratimeSettings["mode"]}`
	| "BOOKED BOOKED"
	| "PAUSES PAUSES"
	| "FIXED_BREAK FIXED_BREAK"
	| "HOLIDAY_CREDIT HOLIDAY_CREDIT"
	| "HOLIDAY_CREDIT HOURS_ONLY"
	| "ABSENCE_CREDIT ABSENCE_CREDIT"
	| "TARGET TARGET"
	| "BALANCE_MODE BUILDUP_ONLY";

interface Printed {
	readonly t: Texts["says"];
	readonly day: ChainDay;
	readonly hours: (minutes: number) => string;
	/** Of an epoch minute. */
	readonly time: (minute: number) => string;
	/** A parameter of the step. */
	readonly given: (name: string) => number;
}
type Sentence = (step: ToldLink, printed: Printed) => string;

const sentences: Readonly<Record<StepKey, Sentence>> = {
	"BOOKED BOOKED": (_step, { t, time, given }) => {
		const edges = [time(given("begin")), time(given("end"))] as const;
		if (given("shifts") === 0) return t.nothingBooked;
		return given("shifts") === 1
			? t.booked(...edges)
			: t.bookedOften(String(given("shifts")), ...edges);
	},
	"NORMALIZE2WORKTIME FRAME": cut("FRAME"),
	"NORMALIZE2WORKTIME WORKING_TIME": cut("WORKING_TIME"),
	"ROUNDING BEGIN": (step, { time, ...printed }) =>
		rounded("BEGIN", step, printed, [time(step.before), time(step.after)]),
	"ROUNDING END": (step, { time, ...printed }) =>
		rounded("END", step, printed, [time(step.before), time(step.after)]),
	"ROUNDING PAUSE": (step, { hours, given, ...printed }) =>
		rounded("PAUSE", step, printed, [hours(given("booked")), hours(given("rounded"))]),
	"ROUNDING DURATION": (step, { hours, ...printed }) =>
		rounded("DURATION", step, printed, [hours(step.before), hours(step.after)]),
	"PAUSES PAUSES": (step, { t, day, hours, time, given }) => {
		const gaps = given("gapMinutes");
		if (gaps === 0) return t.pauses(pauseTimes(day, time));
		return gaps >= -step.change ? t.gaps(hours(-step.change)) : t.pausesAndGaps(hours(gaps));
	},
	"FIXED_BREAK FIXED_BREAK": (_step, { t, time, given }) =>
		t.fixedBreak(time(given("begin")), time(given("end"))),
	"AUTOPAUSE COMPLETE_DURATION": (step, { t, hours, given }) => {
		const counted = given("countedMinutes");
		return t.completePause(
			hours(given("afterMinutes")),
			hours(counted - step.minutes),
			counted === 0 ? "" : hours(counted),
			hours(-step.minutes),
		);
	},
	"AUTOPAUSE ABOVE_THRESHOLD": (step, { t, hours, given }) =>
		t.pauseAbove(hours(given("afterMinutes")), hours(-step.minutes)),
	"HOLIDAY_CREDIT HOLIDAY_CREDIT": credited("HOLIDAY"),
	"HOLIDAY_CREDIT HOURS_ONLY": ({ change }, { t, hours }) => t.holidayWorked(hours(change)),
	"ABSENCE_CREDIT ABSENCE_CREDIT": credited("ABSENCE"),
	"EXTRATIME FIXED": (step, { t }) => t.extraFixed(step.timeRule?.name ?? "", step.change),
	"EXTRATIME PERCENT": (step, { t, hours }) => t.extraPercent(hours(step.change)),
	"TARGET TARGET": (step, { t, day, hours }) => {
		const actual = hours(day.actualMinutes);
		return step.change === 0 ? t.noTarget(actual) : t.target(actual, hours(-step.change));
	},
	"BALANCE_MODE BUILDUP_ONLY": (_step, { t }) => t.buildupOnly,
};

function pauseTimes({ pauses }: ChainDay, time: Printed["time"]): string {
	return pauses
		.map(({ begin, end }) => [begin, end].map((one) => time(minuteOfInstant(one))).join(" – "))
		.join(", ");
}

function minuteOfInstant(instant: string): number {
	return Math.floor(Date.parse(instant) / 60_000);
}

function cut(limit: NormalizeSettings["to"]): Sentence {
	return (_step, { t, time, given }) =>
		t.outside(t.limits[limit], time(given("begin")), time(given("end")));
}

function credited(what: keyof Texts["says"]["crediting"]): Sentence {
	return ({ change }, { t, day, hours }) =>
		t.credit(t.crediting[what], hours(change), hours(day.targetMinutes));
}

function rounded(
	what: RoundingSettings["target"],
	{ parameters: { mode, gridMinutes } }: ToldLink,
	{ t }: Pick<Printed, "t">,
	edges: readonly [from: string, to: string],
): string {
	return t.round(t.rounded[what], String(mode) as Mode, String(gridMinutes ?? ""), ...edges);
}

/** What a step did, as a sentence; empty where a newer server tells of one that is not known here. */
export function sentenceOf(step: ToldLink, day: ChainDay, texts: Texts, format: Format) {
	const sentence = sentences[`${step.rule} ${step.reason}` as StepKey] as Sentence | undefined;
	if (sentence === undefined) return "";
	return sentence(step, {
		t: texts.says,
		day,
		hours: (minutes) => format.hours(minutes),
		time: (minute) => format.time(minute * 60_000, day.zone),
		given: (name) => Number(step.parameters[name] ?? 0),
	});
}

/** What a step is called; the last one is the balance, whatever made it so. */
export function nameOf({ rule }: ToldLink, isLast: boolean, { names }: Texts): string {
	if (isLast) return names.balance;
	return (names as Readonly<Record<string, string>>)[rule] ?? rule;
}
