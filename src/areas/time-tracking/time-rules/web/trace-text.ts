import type { Words } from "#kit/contract/texts.ts";
import type { Format } from "#kit/web/format/format.ts";
import type { texts } from "../text.ts";

/** A step as the engine or the simulator tells it. */
export interface ToldStep {
	readonly rule: string;
	readonly reason: string;
	readonly before: number;
	readonly after: number;
	readonly minutes: number;
	readonly parameters: Readonly<Record<string, string | number | null>>;
}

type Sentences = Words<typeof texts>["trace"];
type Printed = {
	readonly hours: (name: string) => string;
	readonly time: (minute: number) => string;
	readonly number: (name: string) => string;
};
type Sentence = (t: Sentences, step: ToldStep, print: Printed) => string;

const between =
	(key: "fixedBreak" | "workingTime" | "frame"): Sentence =>
	(t, { parameters }, { time }) =>
		t[key](time(Number(parameters.begin)), time(Number(parameters.end)));
const moved =
	(key: "begin" | "end"): Sentence =>
	(t, { before, after }, { time }) =>
		t[key](time(before), time(after));
const over =
	(key: "completePause" | "pauseAbove"): Sentence =>
	(t, _step, { hours }) =>
		t[key](hours("afterMinutes"), hours("countedMinutes"));
const beyond =
	(key: "overtimeDay" | "overtimeWeek" | "overtimeMonth"): Sentence =>
	(t, _step, { hours, number }) =>
		t[key](hours("afterMinutes"), number("factorPercent"));

/** By rule and reason of the step: a further kind of step is a line here and its sentence in the texts. */
const sentences: Readonly<Record<string, Sentence>> = {
	"TARGET TARGET": (t) => t.TARGET,
	"WORKED WORKED": (t) => t.WORKED,
	"HOLIDAY_CREDIT HOLIDAY_CREDIT": (t) => t.HOLIDAY_CREDIT,
	"ABSENCE_CREDIT ABSENCE_CREDIT": (t) => t.ABSENCE_CREDIT,
	"EXTRATIME FIXED": (t) => t.extraFixed,
	"EXTRATIME PERCENT": (t) => t.extraPercent,
	"BALANCE_MODE BUILDUP_ONLY": (t) => t.buildupOnly,
	"FIXED_BREAK FIXED_BREAK": between("fixedBreak"),
	"NORMALIZE2WORKTIME WORKING_TIME": between("workingTime"),
	"NORMALIZE2WORKTIME FRAME": between("frame"),
	"ROUNDING BEGIN": moved("begin"),
	"ROUNDING END": moved("end"),
	"ROUNDING PAUSE": (t, _step, { hours }) => t.pause(hours("booked"), hours("rounded")),
	"ROUNDING DURATION": (t, _step, { hours }) => t.duration(hours("before"), hours("after")),
	"AUTOPAUSE COMPLETE_DURATION": over("completePause"),
	"AUTOPAUSE ABOVE_THRESHOLD": over("pauseAbove"),
	"OVERTIME DAY": beyond("overtimeDay"),
	"OVERTIME WEEK": beyond("overtimeWeek"),
	"OVERTIME MONTH": beyond("overtimeMonth"),
};

/** What a step of the calculation did, as a sentence; times of day as the clock of a zone shows them. */
export function traceText(step: ToldStep, t: Sentences, format: Format, timeZone: string): string {
	const { before, after, parameters } = step;
	const figure = (name: string) => Number({ before, after, ...parameters }[name] ?? 0);
	const sentence = sentences[`${step.rule} ${step.reason}`];
	if (sentence === undefined) return step.rule;
	return sentence(t, step, {
		hours: (name) => format.hours(figure(name)),
		number: (name) => format.amount(figure(name)),
		time: (minute) => format.time(minute * 60_000, timeZone),
	});
}
