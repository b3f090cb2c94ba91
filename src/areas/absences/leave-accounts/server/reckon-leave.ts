import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { LeaveRange } from "#domain/leave/day-cost.ts";
import { yearRange } from "#domain/leave/employment-months.ts";
import { certifiedRange, givenBack } from "#domain/leave/given-back.ts";
import { leaveAccounts } from "#domain/leave/leave-accounts.ts";
import type { LeaveLine } from "#domain/leave/leave-line.ts";
import type { LeaveOpening } from "#domain/leave/leave-opening.ts";
import type { StandingLine } from "#domain/leave/open-leave.ts";
import type { AssignedLeaveRule } from "#domain/leave/resolve-leave-rules.ts";
import type { LeavePot } from "#domain/leave/spend-leave.ts";
import {
	type EarnedLeave,
	earnedIn,
	type LeaveFacts,
	type LeaveModification,
	type YearAccount,
} from "#domain/leave/year-account.ts";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	type CostedDay,
	keptByYear,
	leaveFactsOf,
	takenIn,
	takeOf,
	takesOf,
} from "./leave-facts-of.ts";
import { handledOf } from "./set-up/handled-of.ts";
import {
	type ClosedYear,
	type LeaveDayRow,
	type LeavePersonRow,
	readLeaveDays,
	readLeavePeople,
	readLeaveRules,
	type WrittenRange,
} from "./sql/facts.ts";

export interface LeaveAsked {
	/** Whose account: the kind of leave that it holds. */
	readonly activityId: string;
	/** Civil day: leave of a year goes over into the next once it is over. */
	readonly today: string;
	readonly userIds: readonly string[];
}

/** A year of somebody's account, reckoned from the facts as they are now. */
export interface ReckonedYear {
	readonly account: YearAccount;
	/** Neither a rule nor an account: what there is nobody can tell. */
	readonly isConfigured: boolean;
	/** By the index that lines name. */
	readonly versionIds: readonly string[];
	/** By the index that lines name. */
	readonly absenceIds: readonly string[];
	readonly unit: AccountUnit;
	/** What is asked for, in that unit. */
	readonly requested: number;
}

/** What is known of a person, so that her years can be reckoned with one absence or another. */
export interface LeavePerson {
	readonly row: LeavePersonRow;
	/** In what accounts of the kind are kept; every quantity is in it. */
	readonly unit: AccountUnit;
	readonly rules: readonly AssignedLeaveRule[];
	readonly days: readonly LeaveDayRow[];
	/** Years with an account, in order. */
	readonly years: readonly number[];
	/** What was written by hand. */
	readonly modifications: readonly LeaveModification[];
	/** By year. */
	readonly openings: ReadonlyMap<number, LeaveOpening>;
	/** Years whose leave reasons kept from being taken. */
	readonly carryOverReasons: readonly number[];
	/** How far the account may go below 0. */
	readonly advance: number;
}

/** Reads what leave follows from, in three statements for however many people and one round trip. */
export async function readLeave(
	tx: Tx,
	tenantId: string,
	{ activityId, today, userIds }: LeaveAsked,
): Promise<ReadonlyMap<string, LeavePerson>> {
	const thisYear = isoOfDay(yearRange(yearOf(today)).from);
	const since = { tenantId, userIds, activityId, thisYear };
	const [people, rules, days] = await Promise.all([
		readLeavePeople(tx, tenantId, userIds, activityId),
		readLeaveRules(tx, since),
		readLeaveDays(tx, since),
	]);
	const [rulesBy, daysBy] = [byPerson(rules), byPerson(days)];
	return new Map(
		people.map(({ unit, advance, accounts, ...found }) => {
			const row = ofKind(found, activityId);
			return [
				row.id,
				{
					...{ row, advance, unit: unit ?? "DAYS" },
					rules: rulesBy.get(row.id) ?? [],
					days: withoutGivenBack(row, daysBy.get(row.id) ?? []),
					...handledOf(accounts),
				},
			];
		}),
	);
}

/** What of a person concerns accounts of a kind; substitute days lie in those of one kind alone. */
function ofKind(row: LeavePersonRow, activityId: string): LeavePersonRow {
	const isOwn = (one: { readonly activityId: string }) => one.activityId === activityId;
	return {
		...row,
		notices: row.notices.filter(isOwn),
		closed: row.closed.filter(isOwn),
		substitutes: row.substituteActivityId === activityId ? row.substitutes : [],
	};
}

function byPerson<Row extends { readonly userId: string }>(rows: readonly Row[]) {
	return Map.groupBy(rows, ({ userId }) => userId);
}

/** A day of leave, with the days of all of it. */
type GivenDay = WrittenRange & Pick<LeaveDayRow, "day" | "units" | "cost">;

/** Days of leave as far as certified sickness does not give them back. */
export function withoutGivenBack<Day extends GivenDay>(
	{ certified }: Pick<LeavePersonRow, "certified">,
	days: readonly Day[],
): readonly Day[] {
	const sick = certified.flatMap((one) => {
		const certificate = { from: dayOfIso(one.certifiedFrom), to: dayOfIso(one.certifiedTo) };
		return certifiedRange(rangeOf(one), certificate) ?? [];
	});
	if (sick.length === 0) return days;
	return days.map((one) => {
		const costed = { day: dayOfIso(one.day), cost: one.cost };
		const kept = one.cost - givenBack(rangeOf(one), costed, sick);
		// the share of the day that is kept, in whatever the account counts
		return { ...one, units: Math.round((one.units * kept) / one.cost) };
	});
}

function rangeOf({ from, to, fromPart, toPart }: WrittenRange): LeaveRange {
	return { from: dayOfIso(from), to: dayOfIso(to), fromPart, toPart };
}

/** Days that are taken from accounts: not those before one was opened. */
export function daysOfAccounts({ days, openings }: Pick<LeavePerson, "days" | "openings">) {
	if (openings.size === 0) return days;
	return days.filter(({ day }) => dayOfIso(day) >= (openings.get(yearOf(day))?.day ?? 0));
}

/** A line that was reckoned, as the ledger has it. */
export function standingLine(line: LeaveLine): StandingLine {
	const { effectiveOn, expiresOn, fromYear = null } = line;
	return {
		...{ kind: line.kind, origin: line.origin, units: line.units, fromYear },
		effectiveOn: isoOfDay(effectiveOn),
		expiresOn: expiresOn === null ? null : isoOfDay(expiresOn),
	};
}

/** Of a day in its written form. */
export function yearOf(day: string): number {
	return Number(day.slice(0, 4));
}

/** The years of a person, without what she wants and with it. */
export function reckonLeave(
	person: LeavePerson,
	today: string,
	wanted: readonly CostedDay[] = [],
): readonly ReckonedYear[] {
	return reckoningOf(person, today)(wanted);
}

/**
 * A person's years from her first account on (without one from this year on), or behind the last that was closed, until the
 * last that leave is taken from: reckoned with one wish or another, given what is to be taken beside what is there. What follows
 * from none of them is made once.
 */
export function reckoningOf(
	person: LeavePerson,
	today: string,
): (wanted: readonly CostedDay[]) => readonly ReckonedYear[] {
	const { row, unit, rules, modifications, openings, carryOverReasons } = person;
	const thisYear = yearOf(today);
	const days = daysOfAccounts(person);
	const { first, lastKnown } = yearsOf(person, thisYear, days);
	const absenceIds = [...new Set(days.map(({ absenceId }) => absenceId))];
	const moves = { unit, takes: takesOf(days, absenceIds) };
	const known = { ...moves, modifications, openings, carryOverReasons };
	const knownOf = keptByYear((year) => leaveFactsOf(row, rules, known, { year, today }));
	const earnedOf = keptByYear((year) => earnedIn(knownOf(year), year));
	const reachedWith = untilThisYear(first, thisYear, potsOf(row.closed[0]), earnedOf);
	return (wanted) => {
		const more = takenIn(unit, wanted).map((one) => takeOf(one, absenceIds.length));
		const takes = [...moves.takes, ...more];
		const factsOf = (year: number) => ({ ...knownOf(year), takes });
		const years = wanted.map(({ day }) => yearOf(day));
		const last = Math.max(lastKnown, ...years);
		const later = Array.from({ length: last - thisYear }, (_, nth) => thisYear + nth + 1);
		const accounts = [
			...reachedWith(factsOf, Math.min(...years)),
			// what is left of this year goes over when it is over
			...later.flatMap((year) => leaveAccounts(factsOf, year, year, [], earnedOf)),
		];
		return accounts.map((account) => {
			const { versionIds } = knownOf(account.year);
			return {
				account,
				...{ unit, versionIds, absenceIds },
				isConfigured: versionIds.length > 0 || hasYear(person, account.year),
				requested: requestedIn(days, account.year),
			};
		});
	};
}

/** The accounts until this year. Those before what is wanted are the same with one wish or another: they are reckoned once. */
function untilThisYear(
	first: number,
	thisYear: number,
	pots: readonly LeavePot[],
	earnedOf: (year: number) => EarnedLeave,
) {
	let kept: readonly YearAccount[] = [];
	return (factsOf: (year: number) => LeaveFacts, wantedFrom: number): readonly YearAccount[] => {
		const begun = kept.filter(({ year }) => year < wantedFrom);
		const reached = leaveAccounts(factsOf, first, thisYear, pots, earnedOf, begun);
		kept = reached.filter(({ year }) => year < wantedFrom);
		return reached;
	};
}

/** From which year on they are reckoned, and until when without what is wanted. */
function yearsOf(
	{ row, years, modifications, openings }: LeavePerson,
	thisYear: number,
	days: readonly LeaveDayRow[],
) {
	const [closed] = row.closed;
	const opened = Math.min(years[0] ?? thisYear, thisYear);
	return {
		first: closed === undefined ? opened : Math.max(opened, closed.year + 1),
		lastKnown: Math.max(
			thisYear,
			...days.map(({ day }) => yearOf(day)),
			...modifications.map(({ day }) => dateOfDay(day).year),
			...openings.keys(),
		),
	};
}

function requestedIn(days: readonly LeaveDayRow[], year: number): number {
	return days
		.filter(({ day, state }) => state === "REQUESTED" && yearOf(day) === year)
		.reduce((sum, { units }) => sum + units, 0);
}

/** What was carried over when a year was closed. */
function potsOf(closed: ClosedYear | undefined): readonly LeavePot[] {
	return (closed?.pots ?? []).map(({ expiresOn, ...pot }) => ({
		...pot,
		isCarried: true,
		expiresOn: expiresOn === null ? null : dayOfIso(expiresOn),
	}));
}

/** Whether something lies in an account of a year, or has to. */
function hasYear({ years, row }: LeavePerson, year: number): boolean {
	return years.includes(year) || row.substitutes.some(({ day }) => yearOf(day) === year);
}
