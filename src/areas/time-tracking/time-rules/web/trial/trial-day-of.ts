import type { contract } from "#areas/time-tracking/target-actual/contract.ts";
import type { ExampleDay } from "#domain/working-time/examples/rule-example.ts";
import type { NormalizeSettings } from "#domain/working-time/rules/normalize-to-worktime.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { printMinute, wallTimeOf } from "#kit/web/format/print-day.ts";

type DayTrace = AnswerOf<(typeof contract)["getDayTrace"]>;
interface Span {
	readonly begin: string;
	readonly end: string;
}

const pauses: ReadonlySet<string> = new Set(["PAUSE", "BREAK"]);
const works: ReadonlySet<string> = new Set(["WORKTIME", "ACTION"]);
/** As many as the trial takes. */
const mostEntries = 20;

/** Somebody's day as a rule can be tried on it: what is approved, with the plan that the rule looks at. */
export function trialDayOf(day: DayTrace, to: NormalizeSettings["to"]): ExampleDay {
	const { plan, bookings, account } = day.explanation;
	const { workingTime, frameTime } = plan;
	const spanOf = ({ begin, end }: Span) => ({
		begin: wallTime(begin, day.zone),
		end: wallTime(end, day.zone),
	});
	const limits = to === "FRAME" ? frameTime : workingTime;
	return {
		date: day.day,
		targetMinutes: Math.min(1440, day.targetMinutes),
		plan: limits && spanOf(limits),
		openingBalanceMinutes: account?.beforeMinutes ?? 0,
		entries: bookings
			.filter(({ state }) => state === "APPROVED")
			.filter(({ classType }) => pauses.has(classType) || works.has(classType))
			.slice(0, mostEntries)
			.map((one) => ({ ...spanOf(one), isPause: pauses.has(one.classType) })),
	};
}

/** `08:15` on the clock of a zone. */
function wallTime(instant: string, zone: string): string {
	return printMinute(wallTimeOf(Date.parse(instant), zone).minute);
}
