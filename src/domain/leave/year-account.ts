import { type Fraction, zero } from "../numbers/fraction.ts";
import { dateOfDay } from "../time/civil-date.ts";
import type { DayRange } from "../time/month.ts";
import type { LocalDay } from "../time/quantities.ts";
import {
	beyondLine,
	carryLine,
	grantLine,
	handLine,
	lostLine,
	substituteLine,
	takenLine,
} from "./account-lines.ts";
import type { AccountUnit } from "./amount/account-units.ts";
import { dayMinutesOf, inMinutes, minutesOfUnits } from "./amount/leave-in-minutes.ts";
import { yearRange } from "./employment-months.ts";
import { basicGrants, type EntitlementFacts, type Granted, yearFactsOf } from "./entitlement.ts";
import { furtherGrants } from "./further-grants.ts";
import { cutLines, type LeaveCut } from "./leave-cut.ts";
import { wholeDay } from "./leave-days.ts";
import { expiryOf, isInTime, type LeaveNotice, type LongSickness } from "./leave-expiry.ts";
import { type HandKind, type LeaveLine, substituteOrigin } from "./leave-line.ts";
import { type LeaveOpening, spendBeforeOpening, takesSinceOpening } from "./leave-opening.ts";
import { type LeavePot, type LeaveTake, spendLeave } from "./spend-leave.ts";

/**
 * Everything that a leave account is reckoned from. Rules and notices speak of days, whatever it is kept in; what is taken, written
 * by hand or brought in is in its unit.
 */
export interface LeaveFacts extends EntitlementFacts {
	/** Days where nothing is said. */
	readonly unit?: AccountUnit;
	readonly cuts: readonly LeaveCut[];
	readonly notices: readonly LeaveNotice[];
	/** Years whose leave operational or personal reasons kept from being taken. */
	readonly carryOverReasons: readonly number[];
	readonly longSickness: readonly LongSickness[];
	/** Approved leave that counts by now, less what sickness gives back. */
	readonly takes: readonly LeaveTake[];
	/** What was written by hand. */
	readonly modifications: readonly LeaveModification[];
	/** Days off in place of holidays that were worked; none where nothing is said. */
	readonly substitutes?: readonly SubstituteDay[];
	/** Of the year; null: the account goes on from the year before. */
	readonly opening: LeaveOpening | null;
	/** Workdays of a range, in ten thousandths of a day. */
	readonly workUnits: (range: DayRange) => number;
	/** What would lapse on this day or later is not lost yet. */
	readonly asOf: LocalDay;
}

/** A day off in place of a holiday that was worked. */
export interface SubstituteDay {
	/** The holiday. */
	readonly day: LocalDay;
	/** The last day on which it may be taken. */
	readonly expiresOn: LocalDay;
}

/** What somebody gave, or took away below 0, by hand; in the unit of the account. */
export interface LeaveModification {
	/** Days are given or taken away unless said otherwise; what is paid out or waived is below 0. */
	readonly kind?: HandKind;
	readonly day: LocalDay;
	readonly units: number;
	/** Of days that are given: the last day on which they may be taken; null: never lost. */
	readonly expiresOn: LocalDay | null;
}

/** A year of an account, in its unit. */
export interface YearAccount {
	readonly year: number;
	readonly twelfths: number;
	/** Their sum is what is left. */
	readonly lines: readonly LeaveLine[];
	/** What was taken although nothing was left of it. */
	readonly overdrawn: number;
	/** What goes over into the next year. */
	readonly carried: readonly LeavePot[];
}

/**
 * One year of an account.
 *
 * @param carriedIn what the year before left, and what is brought in from elsewhere
 */
export function yearAccount(
	facts: LeaveFacts,
	year: number,
	carriedIn: readonly LeavePot[],
	{ twelfths, granted, cuts, unitsOf }: EarnedLeave = earnedIn(facts, year),
): YearAccount {
	const ofYear = earnedPots(granted, cuts, year);
	const { earned, spent: before, beyond } = spendBeforeOpening(ofYear, facts.opening, year);
	const carriedPots = carriedPotsOf(facts.opening?.carried ?? carriedIn);
	const byHand = facts.modifications.filter(({ day }) => isWithin(day, year));
	const substitutes = substitutesIn(facts, year);
	const day = unitsOf(wholeDay);
	const givenPots = [...potsByHand(byHand, year), ...substitutePots(substitutes, day)];
	const workUnits = (range: DayRange) => unitsOf(facts.workUnits(range));
	const pastPots = [...carriedPots, ...earned, ...givenPots];
	const expiresOn = expiryOfYear({ ...facts, workUnits }, year, pastPots);
	const pots = [...carriedPots, ...earned.map((pot) => ({ ...pot, expiresOn })), ...givenPots];
	const { left, spent } = spendLeave(pots, takesOf(facts, year, yearRange(year).to));
	const rest = pots.map((pot, nth) => ({ pot, units: left[nth] ?? 0 }));
	const fallback = granted[0]?.origin ?? "STATUTORY";
	return {
		year,
		twelfths,
		lines: [
			...granted.map((one) => grantLine(one, expiresOn)),
			...cuts,
			...(beyond > 0 && facts.opening ? [beyondLine(beyond, facts.opening.day, expiresOn)] : []),
			...carriedPots.map((pot) => carryLine(pot, yearRange(year).from)),
			...byHand.map(handLine),
			...substitutes.map((one) => substituteLine(one, day)),
			...before.map((one) => takenLine(earned[one.pot ?? -1], one, fallback)),
			...spent
				.filter(({ absence }) => absence !== ofHand)
				.map((one) => takenLine(pots[one.pot ?? -1], one, fallback)),
			...rest.flatMap(({ pot, units }) => lostOf(facts, { ...pot, units }, year)),
		],
		overdrawn: sumOf([...before, ...spent].filter(({ pot }) => pot === null)),
		carried: rest.flatMap(({ pot, units }) => carriedOf(facts, { ...pot, units }, year)),
	};
}

function carriedPotsOf(pots: readonly LeavePot[]): readonly LeavePot[] {
	return pots.map((pot) => ({ ...pot, isCarried: true }));
}

/** What a year earns, in the unit of the account. */
export interface EarnedLeave {
	readonly twelfths: number;
	readonly granted: readonly Granted[];
	readonly cuts: readonly LeaveLine[];
	/** What days are in that unit. */
	readonly unitsOf: (days: number) => number;
}

/** By rules, contract and cuts alone: neither what is taken nor what was carried in changes anything of it. */
export function earnedIn(facts: LeaveFacts, year: number): EarnedLeave {
	const { unit = "DAYS" } = facts;
	const yearFacts = yearFactsOf(facts, year);
	const dayMinutes = yearFacts === null ? zero : dayMinutesOf(yearFacts);
	const unitsOf = inUnitOf(unit, dayMinutes);
	if (yearFacts === null) return { twelfths: 0, granted: [], cuts: [], unitsOf };
	const basic = basicGrants(yearFacts);
	const inDays = [...basic, ...furtherGrants(yearFacts, basic)];
	const granted = unit === "DAYS" ? inDays : inMinutes(inDays, dayMinutes);
	const cuts = cutLines(facts.cuts, yearFacts.part, { units: sumOf(granted), unit });
	return { twelfths: yearFacts.twelfths, granted, cuts, unitsOf };
}

function inUnitOf(unit: AccountUnit, dayMinutes: Fraction): (days: number) => number {
	return unit === "DAYS" ? (days) => days : (days) => minutesOfUnits(days, dayMinutes);
}

function sumOf(all: readonly { readonly units: number }[]): number {
	return all.reduce((sum, { units }) => sum + units, 0);
}

/** What the year grants, less its cuts: each pot gives its share, the last one what rounding left. */
function earnedPots(
	granted: readonly Granted[],
	cuts: readonly LeaveLine[],
	year: number,
): readonly LeavePot[] {
	const whole = sumOf(granted);
	let rest = whole + sumOf(cuts);
	let before = whole;
	return granted.map(({ origin, units }) => {
		const kept = before === 0 ? 0 : Math.round((units * rest) / before);
		before -= units;
		rest -= kept;
		return { origin, year, isCarried: false, expiresOn: null, units: kept };
	});
}

/** In the place of an absence: what somebody took away by hand. */
const ofHand = -1;

function potsByHand(byHand: readonly LeaveModification[], year: number): readonly LeavePot[] {
	return byHand
		.filter(({ units }) => units > 0)
		.map(({ units, expiresOn }) => ({
			origin: "EXTRA" as const,
			year,
			isCarried: false,
			expiresOn,
			units,
		}));
}

/** Those before an opening are in the figures that the account was opened with. */
function substitutesIn({ substitutes = [], opening }: LeaveFacts, year: number) {
	return substitutes.filter(
		({ day }) => isWithin(day, year) && (opening === null || day >= opening.day),
	);
}

/** @param units what a day is in the account */
function substitutePots(days: readonly SubstituteDay[], units: number): readonly LeavePot[] {
	return days.map(({ day, expiresOn }) => {
		const { year } = dateOfDay(day);
		const pot = { origin: substituteOrigin, year, isCarried: false, units } as const;
		// nobody is off for what is still to be worked
		return { ...pot, opensOn: day, expiresOn };
	});
}

/** Leave that is taken, and what is taken away by hand. */
function takesOf(
	{ takes, modifications, opening }: LeaveFacts,
	year: number,
	until: LocalDay,
): readonly LeaveTake[] {
	const away = modifications
		.filter(({ units }) => units < 0)
		.map(({ kind, day, units }) => ({
			...{ day, units: 0 - units, absence: ofHand },
			...(kind === "WAIVER" && { sparesLaw: true }),
		}));
	const { from, to } = yearRange(year);
	const last = Math.min(to, until);
	return [...takesSinceOpening(takes, opening), ...away].filter(
		({ day }) => day >= from && day <= last,
	);
}

function isWithin(day: LocalDay, year: number): boolean {
	const { from, to } = yearRange(year);
	return day >= from && day <= to;
}

/** Until when the year's own leave may be taken. */
function expiryOfYear(facts: LeaveFacts, year: number, pots: readonly LeavePot[]): LocalDay | null {
	const openOn = (day: LocalDay) => {
		const takes = takesOf(facts, year, day);
		const { left } = spendLeave(pots, takes);
		return left.reduce((sum, units, nth) => (isOver(pots[nth], day) ? sum : sum + units), 0);
	};
	return expiryOf(year, {
		isNoticed: facts.notices.some(
			(notice) =>
				notice.year === year && isInTime(notice, openOn(notice.receivedOn), facts.workUnits),
		),
		hasReason: facts.carryOverReasons.includes(year),
		longSickness: facts.longSickness,
	});
}

function isOver(pot: LeavePot | undefined, day: LocalDay): boolean {
	return pot !== undefined && pot.expiresOn !== null && pot.expiresOn < day;
}

/** Lost is what has lapsed by now; what is left at the exit is paid out instead (§ 7 (4) BUrlG). */
function isLost({ asOf, employment }: LeaveFacts, { expiresOn }: LeavePot, year: number): boolean {
	if (expiresOn === null || expiresOn > yearRange(year).to || expiresOn >= asOf) return false;
	return employment.exit === null || employment.exit > expiresOn;
}

function lostOf(facts: LeaveFacts, pot: LeavePot, year: number): LeaveLine[] {
	return pot.units > 0 && isLost(facts, pot, year) ? [lostLine(pot, pot.units)] : [];
}

function carriedOf(facts: LeaveFacts, pot: LeavePot, year: number): LeavePot[] {
	return pot.units > 0 && goesOver(facts, pot, year) ? [pot] : [];
}

function goesOver({ employment }: LeaveFacts, { expiresOn }: LeavePot, year: number): boolean {
	const { to } = yearRange(year);
	if (employment.exit !== null && employment.exit <= to) return false;
	return expiresOn === null || expiresOn > to;
}
