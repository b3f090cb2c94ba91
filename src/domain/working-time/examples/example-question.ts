import { minuteOfWallTime } from "../../surcharge/conditions/wall-time.ts";
import { instantOfLocal } from "../../time/instant-of-local.ts";
import { dayOfIso } from "../../time/iso-day.ts";
import { weekdayOf } from "../../time/iso-week.ts";
import type { EpochMinute } from "../../time/quantities.ts";
import { type Zone, zoneOf } from "../../time/zone.ts";
import type { Span } from "../facts.ts";
import { isDueShift } from "../rules/auto-shift-to-tracking.ts";
import type { TimeRule } from "../rules/rule-catalogue.ts";
import { instantText } from "../simulation/iso-instant.ts";
import type { SimulationQuestion } from "../simulation/simulation-input.ts";
import type { ExampleDay } from "./rule-example.ts";

const timeZone = "Europe/Berlin";
/** Whatever an example says happens before it. */
const longAfter = 4 * 1440;

interface Laid {
	/** Minutes on the wall clock of the example's day. */
	readonly begin: number;
	readonly end: number;
	readonly classType: "WORKTIME" | "PAUSE";
	readonly state: "APPROVED" | "REQUESTED";
}

/** What the simulator is asked for a day on which this rule holds and no other. */
export function exampleQuestion(rule: TimeRule, day: ExampleDay): SimulationQuestion {
	const zone = zoneOf(timeZone);
	const { date, targetMinutes, plan, openingBalanceMinutes } = day;
	const instant = (minute: number) => instantOn(date, minute, zone);
	const laid = [...laidEntries(day.entries), ...shiftEntry(rule, day)];
	return {
		timeZone,
		from: date,
		to: date,
		now: instant(longAfter),
		openingBalanceMinutes,
		worksheet: {
			weeks: [
				[
					{
						weekday: weekdayOf(dayOfIso(date)),
						targetMinutes,
						...(plan && { ...plan, frame: plan }),
					},
				],
			],
		},
		rules: [{ ...rule, validFrom: null, validTo: null }],
		trackings: laid.map(({ begin, end, ...entry }) => ({
			...entry,
			begin: instant(begin),
			end: instant(end),
		})),
	};
}

function instantOn(date: string, minute: number, zone: Zone): string {
	return instantText(instantOfLocal(dayOfIso(date), minute, zone), zone);
}

function laidEntries(entries: ExampleDay["entries"]): Laid[] {
	let last = 0;
	return entries.map((entry) => {
		const begin = fromOn(minuteOfWallTime(entry.begin), last);
		const end = fromOn(minuteOfWallTime(entry.end), begin + 1);
		last = begin;
		const classType = entry.isPause ? "PAUSE" : "WORKTIME";
		return { begin, end, classType, state: "APPROVED" };
	});
}

/** The same time of day, on the first day on which it is not before another. */
function fromOn(minute: number, least: number): number {
	return minute + Math.max(0, Math.ceil((least - minute) / 1440)) * 1440;
}

/** The entry that AUTOSHIFTTOTRACKING writes: of a planned shift that is over and in which nothing was booked. */
function shiftEntry(rule: TimeRule, { plan, entries }: ExampleDay): Laid[] {
	if (rule.type !== "AUTOSHIFTTOTRACKING" || plan === null) return [];
	const begin = minuteOfWallTime(plan.begin);
	const end = fromOn(minuteOfWallTime(plan.end), begin + 1);
	const booked = laidEntries(entries).map(spanOf);
	const now = (end + rule.graceMinutes) as EpochMinute;
	if (!isDueShift(spanOf({ begin, end }), booked, rule, now)) return [];
	return [{ begin, end, classType: "WORKTIME", state: rule.state }];
}

function spanOf({ begin, end }: Pick<Laid, "begin" | "end">): Span {
	return { begin: begin as EpochMinute, end: end as EpochMinute };
}
