import type { ExampleDay } from "#domain/working-time/examples/rule-example.ts";
import { printMinute, wallTimeOf } from "#kit/web/print-day.ts";
import type { DayTrace, ExplainedStep } from "./day-trace.ts";

interface Span {
	readonly begin: string;
	readonly end: string;
}

const pauses: ReadonlySet<string> = new Set(["PAUSE", "BREAK"]);
const works: ReadonlySet<string> = new Set(["WORKTIME", "ACTION"]);
/** As many as the trial takes. */
const mostEntries = 20;

/** A day as a rule can be tried on it: what is approved, with the plan that the rule of the step looks at. */
export function trialDayOf(day: DayTrace, step: ExplainedStep): ExampleDay {
	const { plan, bookings, account } = day.explanation;
	const { workingTime, frameTime } = plan;
	const spanOf = ({ begin, end }: Span) => ({
		begin: wallTime(begin, day.zone),
		end: wallTime(end, day.zone),
	});
	const limits = step.reason === "FRAME" ? frameTime : workingTime;
	return {
		date: day.day,
		targetMinutes: Math.min(1440, day.targetMinutes),
		plan: limits && spanOf(limits),
		openingBalanceMinutes: account?.beforeMinutes ?? 0,
		entries: bookings
			.filter(({ state }) => state === "APPROVED")
			.filter(({ classType }) => pauses.has(classType) || works.has(classType))
			.slice(0, mostEntries)
			.map((one) => ({
				...spanOf(one),
				isPause: pauses.has(one.classType),
			})),
	};
}

/** `08:15` on the clock of a zone. */
function wallTime(instant: string, zone: string): string {
	return printMinute(wallTimeOf(Date.parse(instant), zone).minute);
}
