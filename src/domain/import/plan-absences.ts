import { type AbsenceFault, absenceFault } from "../absences/absence-fault.ts";
import { slotsMeet, slotsOf } from "../absences/absence-range.ts";
import type { BookingUnit } from "../absences/kind-fault.ts";
import { dayOfIso } from "../time/iso-day.ts";
import type { LocalDay } from "../time/quantities.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";
import type { FaultCode, ImportFault, ImportLine, ImportMapping } from "./import-fields.ts";
import { CellReader } from "./read-cells.ts";
import { folded } from "./unit-index.ts";

/** Days of an absence, in their written form. */
interface ImportedRange {
	readonly from: string;
	readonly to: string;
	readonly fromPart: DayPart;
	readonly toPart: DayPart;
}

export interface AbsenceRow extends ImportedRange {
	readonly userId: string;
	readonly activityId: string;
	readonly remark: string | null;
}

export interface KnownAbsentee {
	readonly id: string;
	readonly personnelNo: string;
	/** The importing person may approve absences of hers. */
	readonly isOpen: boolean;
	/** The same with illness. */
	readonly isIllnessOpen: boolean;
	/** The importing person herself. */
	readonly isOneself: boolean;
	/** Civil days, both inclusive; null: open. */
	readonly employments: readonly { readonly from: string | null; readonly to: string | null }[];
	/** Closed months, as 2026-07. */
	readonly closedMonths: readonly string[];
}

export interface KnownAbsenceKind {
	readonly id: string;
	readonly name: string;
	readonly code: string | null;
	readonly classType: string;
	readonly exclusive: boolean;
	readonly bookingUnit: BookingUnit;
}

/** An absence that is there and counts. */
export interface KnownAbsence extends ImportedRange {
	readonly id: string;
	readonly userId: string;
	readonly activityId: string;
	readonly isSick: boolean;
	readonly exclusive: boolean;
	/** A few hours stand in nobody's way. */
	readonly isByHours: boolean;
}

interface Facts {
	readonly people: readonly KnownAbsentee[];
	readonly kinds: readonly KnownAbsenceKind[];
	readonly absences: readonly KnownAbsence[];
	readonly mapping: ImportMapping;
	readonly today: LocalDay;
}

type PlannedAbsence = { readonly line: number } & (
	| { readonly action: "FAULTY"; readonly faults: readonly ImportFault[] }
	| { readonly action: "UNCHANGED"; readonly entityId: string }
	| { readonly action: "NEW"; readonly row: AbsenceRow }
);

/** A line as far as it could be read. */
interface Wanted {
	readonly person: KnownAbsentee;
	readonly kind: KnownAbsenceKind;
	readonly range: ImportedRange;
	readonly remark: string | null;
}

/**
 * What an import of absences does. Lines that contradict what is there, or a line before, are told one by one; what is there as it
 * is said stays as it is.
 */
export function planAbsences(lines: readonly ImportLine[], facts: Facts): PlannedAbsence[] {
	const people = new Map(facts.people.map((one) => [folded(one.personnelNo), one]));
	const kinds = kindsByName(facts.kinds);
	const known = Map.groupBy(facts.absences, ({ userId }) => userId);
	const before = new Map<string, (Wanted & { readonly line: number })[]>();
	return lines.map((line): PlannedAbsence => {
		const cells = new CellReader(line, facts.mapping, facts.today);
		const wanted = readLine(cells, people, kinds);
		const faulty = { line: line.line, action: "FAULTY", faults: cells.faults } as const;
		if (wanted === undefined || cells.faults.length > 0) return faulty;
		const { person, kind, range, remark } = wanted;
		const own = known.get(person.id) ?? [];
		const same = own.find((one) => one.activityId === kind.id && isSameRange(one, range));
		if (same !== undefined) return { line: line.line, action: "UNCHANGED", entityId: same.id };
		const others = before.get(person.id) ?? [];
		findContradiction(cells, wanted, own, others);
		if (cells.faults.length > 0) return faulty;
		before.set(person.id, [...others, { ...wanted, line: line.line }]);
		const row = { userId: person.id, activityId: kind.id, remark, ...range };
		return { line: line.line, action: "NEW", row };
	});
}

/** By name and by code; what two are called is nobody's. */
function kindsByName(kinds: readonly KnownAbsenceKind[]) {
	const named = kinds.flatMap((kind) =>
		[kind.name, kind.code].flatMap((name) => (name === null ? [] : [{ name: folded(name), kind }])),
	);
	const byName = Map.groupBy(named, ({ name }) => name);
	return new Map(
		[...byName].flatMap(([name, some]) => {
			const [first, ...others] = new Set(some.map(({ kind }) => kind));
			return first === undefined || others.length > 0 ? [] : [[name, first] as const];
		}),
	);
}

function readLine(
	cells: CellReader,
	people: ReadonlyMap<string, KnownAbsentee>,
	kinds: ReadonlyMap<string, KnownAbsenceKind>,
): Wanted | undefined {
	const person = readPerson(cells, people);
	const kindText = cells.needed("absenceKind", 200);
	const kind = kinds.get(folded(kindText));
	if (kindText !== "" && (kind === undefined || isHidden(kind, person)))
		cells.fault("absenceKind", "UNKNOWN_ENTRY", kindText);
	const from = cells.day("fromDate");
	if (from === "" && !cells.says("fromDate")) cells.fault("fromDate", "MISSING");
	const to = cells.says("toDate") ? cells.day("toDate") : from;
	const remark = cells.text("remark", 2000) || null;
	if (person === undefined || kind === undefined || from === "" || to === "") return undefined;
	const parts = readParts(cells, from === to);
	const range = { from, to, ...parts };
	checkRange(cells, range, kind);
	checkPlace(cells, range, person);
	return { person, kind, range, remark };
}

/** Who may not know of illness is told of no kind of it. */
function isHidden({ classType }: KnownAbsenceKind, person: KnownAbsentee | undefined): boolean {
	return classType === "SICK" && person !== undefined && !person.isIllnessOpen;
}

function readPerson(cells: CellReader, people: ReadonlyMap<string, KnownAbsentee>) {
	const no = cells.needed("personnelNo", 50);
	if (no === "") return undefined;
	const person = people.get(folded(no));
	if (person === undefined) cells.fault("personnelNo", "UNKNOWN_PERSON", no);
	else if (person.isOneself) cells.fault("personnelNo", "OWN_ABSENCE");
	else if (!person.isOpen) cells.fault("personnelNo", "PERSON_OUT_OF_SCOPE");
	return person;
}

type Parts = Pick<ImportedRange, "fromPart" | "toPart">;
const whole: Parts = { fromPart: "WHOLE", toPart: "WHOLE" };

/** Of one day which half; of several whether the first begins at noon, and the last ends then. */
function readParts(cells: CellReader, isOneDay: boolean): Parts {
	const text = cells.text("halfDays", 40);
	if (text === "") return whole;
	const word = folded(text);
	const half = isOneDay ? halvesOfDay.get(word) : halvesOfRange.get(word);
	if (half === undefined) cells.fault("halfDays", "BAD_HALF", text);
	return half ?? whole;
}

function wordsOf(words: readonly (readonly [Parts, string])[]): ReadonlyMap<string, Parts> {
	return new Map(
		words.flatMap(([parts, all]) => all.split(" | ").map((word) => [word, parts] as const)),
	);
}

const none = "nein | - | 0 | no | ganz | ganztägig | whole";
const halvesOfDay = wordsOf([
	[whole, none],
	[{ fromPart: "FIRST_HALF", toPart: "FIRST_HALF" }, "vormittag | vormittags | morning | am"],
	[{ fromPart: "SECOND_HALF", toPart: "SECOND_HALF" }, "nachmittag | nachmittags | afternoon | pm"],
]);
const halvesOfRange = wordsOf([
	[whole, none],
	[
		{ fromPart: "SECOND_HALF", toPart: "WHOLE" },
		"erster | erster tag | anfang | beginn | first | first day",
	],
	[{ fromPart: "WHOLE", toPart: "FIRST_HALF" }, "letzter | letzter tag | ende | last | last day"],
	[
		{ fromPart: "SECOND_HALF", toPart: "FIRST_HALF" },
		"beide | erster und letzter | both | first and last",
	],
]);

const rangeFaults: Readonly<
	Record<AbsenceFault, readonly ["toDate" | "halfDays" | "absenceKind", FaultCode]>
> = {
	ABSENCE_REVERSED: ["toDate", "REVERSED"],
	ABSENCE_TOO_LONG: ["toDate", "TOO_FAR"],
	ABSENCE_PARTS: ["halfDays", "BAD_HALF"],
	ABSENCE_WHOLE_DAYS: ["halfDays", "WHOLE_DAYS_ONLY"],
	ABSENCE_NO_HOURS: ["absenceKind", "BY_HOURS"],
	ABSENCE_HOURS: ["absenceKind", "BY_HOURS"],
};

function checkRange(cells: CellReader, range: ImportedRange, { bookingUnit }: KnownAbsenceKind) {
	const form = { ...range, beginMinutes: null, endMinutes: null };
	const fault = absenceFault(form, bookingUnit);
	if (fault === null) return;
	const [field, code] = rangeFaults[fault];
	cells.fault(field, code);
}

/** Every day lies in one employment, and in no month that was closed. */
function checkPlace(cells: CellReader, { from, to }: ImportedRange, person: KnownAbsentee): void {
	if (to < from) return;
	const isWithin = (day: string) =>
		person.employments.find(
			(one) => (one.from === null || one.from <= day) && (one.to === null || day <= one.to),
		);
	const first = isWithin(from);
	if (first === undefined) cells.fault("fromDate", "NO_EMPLOYMENT", from);
	else if (isWithin(to) !== first) cells.fault("toDate", "NO_EMPLOYMENT", to);
	const closed = person.closedMonths.find(
		(month) => month >= from.slice(0, 7) && month <= to.slice(0, 7),
	);
	if (closed !== undefined) cells.fault("fromDate", "IN_CLOSED_MONTH", closed);
}

function isSameRange(one: ImportedRange, other: ImportedRange): boolean {
	return (
		one.from === other.from &&
		one.to === other.to &&
		one.fromPart === other.fromPart &&
		one.toPart === other.toPart
	);
}

/** What stands in the way: an absence that counts, or a line before. */
function findContradiction(
	cells: CellReader,
	{ kind, range }: Wanted,
	known: readonly KnownAbsence[],
	before: readonly (Wanted & { readonly line: number })[],
): void {
	const own = { isSick: kind.classType === "SICK", exclusive: kind.exclusive };
	const there = known.find((one) => !one.isByHours && excludes(own, one) && meets(range, one));
	if (there !== undefined) cells.fault("fromDate", "OVERLAPS", there.from);
	const line = before.find(({ kind: other, range: days }) => {
		const said = { isSick: other.classType === "SICK", exclusive: other.exclusive };
		return excludes(own, said) && meets(range, days);
	});
	if (line !== undefined) cells.fault("fromDate", "OVERLAPS_LINE", String(line.line));
}

type Excluding = Pick<KnownAbsence, "isSick" | "exclusive">;

/** Sickness lies beside leave, and beside no other sickness. */
function excludes(one: Excluding, other: Excluding): boolean {
	if (one.isSick !== other.isSick) return false;
	return one.isSick || (one.exclusive && other.exclusive);
}

function meets(one: ImportedRange, other: ImportedRange): boolean {
	return slotsMeet(slotsOf(rangeOf(one)), slotsOf(rangeOf(other)));
}

function rangeOf({ from, to, fromPart, toPart }: ImportedRange) {
	return { from: dayOfIso(from), to: dayOfIso(to), fromPart, toPart };
}
