import { hash } from "node:crypto";
import { isoOfSecond } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { EpochSecond, LocalDay } from "#domain/time/quantities.ts";
import type { ComputedDay } from "#domain/working-time/compute-days.ts";
import { figuresOf } from "#domain/working-time/day-minutes.ts";
import type { ShiftFact, WorkFact } from "#domain/working-time/facts.ts";
import type { DayRules } from "#domain/working-time/rules/day-rules.ts";
import { bitsOfFlags, type DayFlag } from "../../contract/fields.ts";
import type { PersonInput } from "../facts/day-input.ts";
import { unitOn } from "../facts/person-facts-of.ts";
import type { Reckoning } from "../reckoning.ts";
import type { AccountDayRow, ResultRow } from "../sql/results.ts";

export interface StoredDay {
	readonly result: ResultRow;
	readonly accounts: readonly AccountDayRow[];
}

/** A computed day as it is kept. */
export function storedDay(
	{ person, absences }: PersonInput,
	computed: ComputedDay,
	rules: DayRules,
	reckoning: Reckoning,
): StoredDay {
	const { facts, result, arbzg, sundayMinutes, specialAccounts, violations } = computed;
	const day = isoOfDay(facts.day);
	const own = { userId: person.id, day };
	const absence = absences.find(({ from, to }) => from <= day && to >= day);
	return {
		result: {
			...own,
			...figuresOf(result),
			unitId: unitOn(person, day),
			siteId: person.siteId,
			...edgesOf(computed),
			absenceId: absence?.id ?? null,
			flags: bitsOfFlags(flagsOf(computed)),
			netMinutes: arbzg.netMinutes,
			nightMinutes: arbzg.nightMinutes,
			sundayMinutes,
			holidayKind: facts.holidayKind,
			plan: planOf(facts),
			buildsUpOnly: rules.balanceMode === "BUILDUP_ONLY",
			inputHash: hashOf(computed, rules),
			violations: violations.length === 0 ? null : JSON.stringify(violations),
		},
		accounts: specialAccounts.map(({ code, minutes, factorMinutes }) => ({
			...own,
			accountId: reckoning.account(code).accountId,
			minutes,
			factorMinutes,
		})),
	};
}

/** First coming and last going as they were recorded. */
export function edgesOf({ facts }: Pick<ComputedDay, "facts">) {
	const first = facts.shifts.at(0)?.entries.at(0) as WorkFact | undefined;
	const last = facts.shifts.at(-1)?.entries.at(-1) as WorkFact | undefined;
	return {
		firstBegin: first === undefined ? null : isoOfSecond(first.begin),
		lastEnd: last === undefined ? null : isoOfSecond(last.end),
	};
}

/** What a running day's target counts by, as minutes since the day began. */
function planOf({ begin, workingTime, breaks }: ComputedDay["facts"]): number[] | null {
	if (workingTime === null) return null;
	return [workingTime, ...breaks].flatMap((span) => [span.begin - begin, span.end - begin]);
}

export function flagsOf({ facts, result, violations }: ComputedDay): DayFlag[] {
	const flags: DayFlag[] = [];
	if (violations.length > 0) flags.push("VIOLATION");
	if (result.pendingMinutes > 0) flags.push("PENDING");
	if (facts.holidayKind !== null) flags.push("HOLIDAY");
	if (facts.absences.length > 0) flags.push("ABSENCE");
	if (!facts.isEmployed) flags.push("NOT_EMPLOYED");
	return flags;
}

/**
 * Two days with the same hash have the same facts, rules and results. Of rules only
 * what they say counts: where they stand among others and until when they hold says nothing of the day.
 */
function hashOf(computed: ComputedDay, rules: DayRules): string {
	const { facts, result, arbzg, sundayMinutes, specialAccounts, violations } = computed;
	const { nightMinutes, netMinutes } = arbzg;
	const { zone, earlierShift, shifts, standby, ...ofDay } = facts;
	const { intervals, pieces: _pieces, trace: _trace, ...figures } = result;
	const text = [
		zone.name,
		JSON.stringify(ofDay),
		shifts.map(textOfShift).join(";"),
		standby.map(textOfEntry).join(),
		// only how long ago it ended matters, and only as long as rest may be too short
		restOf(earlierShift?.whole.at(-1)?.end, facts.day),
		textOf(rules),
		Object.values(figures).join(),
		netMinutes,
		// days without them say what they always did: nothing of them is written anew
		...(nightMinutes > 0 || sundayMinutes > 0 ? [`${nightMinutes} ${sundayMinutes}`] : []),
		intervals.map(({ begin, end, kind }) => `${begin} ${end} ${kind}`).join(),
		JSON.stringify(specialAccounts),
		JSON.stringify(violations),
	].join("|");
	return hash("sha256", text, "hex").slice(0, 32);
}

/** By hand: entries are most of what goes in, and JSON would take half the time of the whole calculation. */
function textOfShift({ entries, whole, beginsHere, endsHere }: ShiftFact): string {
	const own = entries.map(textOfEntry).join();
	const all = whole === entries ? "" : whole.map(textOfEntry).join();
	return `${beginsHere} ${endsHere} ${own} of ${all}`;
}

function textOfEntry(entry: WorkFact): string {
	const { begin, end, classType, activityId, workspaceId, unitId } = entry;
	return `${begin} ${end} ${classType} ${activityId} ${workspaceId} ${unitId}`;
}

function restOf(end: EpochSecond | undefined, day: LocalDay): number | null {
	const reach = (day - 2) * 86_400;
	return end === undefined || end < reach ? null : end;
}

const texts = new WeakMap<DayRules, string>();

function textOf(rules: DayRules): string {
	const known = texts.get(rules);
	if (known !== undefined) return known;
	const held = Object.values(rules).map((one) =>
		one !== null && typeof one === "object" ? one.settings : one,
	);
	const text = JSON.stringify(held, (key, value) =>
		key === "validFrom" || key === "validTo" ? undefined : value,
	);
	texts.set(rules, text);
	return text;
}
