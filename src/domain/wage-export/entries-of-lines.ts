import { isEmptyLine } from "../payroll/lines/payroll-line.ts";
import type { WageLine } from "../wage-file/wage-file-input.ts";
import { amountsOf, calendarLines } from "./calendar-lines.ts";
import {
	type ExportAccount,
	type ExportFacts,
	type ExportLine,
	monthKey,
	type WageEntry,
} from "./export-line.ts";
import { type ExportType, mappingFinder, type WageMapping } from "./wage-mapping.ts";

/** How corrections travel: in their own month, or in the one that runs. */
export const correctionMonths = ["ORIGIN_MONTH", "RUNNING_MONTH"] as const;

export interface ExportTerms {
	readonly type: ExportType;
	/** Of the file, e.g. 2026-06. */
	readonly month: string;
	readonly corrections: (typeof correctionMonths)[number];
	readonly mappings: readonly WageMapping[];
}

export interface Entries {
	readonly entries: readonly WageEntry[];
	/** Payroll has nothing of them: they are done. */
	readonly settled: readonly ExportLine[];
	/** Nobody has said how they travel. */
	readonly unmapped: readonly ExportLine[];
	/** Months of absences whose days no longer add up to what was closed. */
	readonly changed: readonly ExportLine[];
	/** The same where no day is left: payroll cannot be told by a line. */
	readonly gone: readonly ExportLine[];
}

interface Mapped {
	readonly line: ExportLine;
	readonly mapping: WageMapping;
}

/** What closed lines come to in a file: each is one entry, or travels by days of the calendar. */
export function entriesOfLines(facts: ExportFacts, terms: ExportTerms): Entries {
	const find = mappingFinder(terms.mappings);
	const unmapped: ExportLine[] = [];
	const settled: ExportLine[] = [];
	const sums: WageEntry[] = [];
	const days: Mapped[] = [];
	for (const line of facts.lines) {
		const employmentTypeId = facts.people.get(line.userId)?.employmentTypeId ?? null;
		const mapping = find({ ...line, employmentTypeId });
		if (mapping === undefined) unmapped.push(line);
		else if (!isCarried({ line, mapping })) settled.push(line);
		else if (mapping.absenceKey === null) sums.push(entryOf(facts, terms, { line, mapping }));
		else days.push({ line, mapping });
	}
	const { entries, changed, gone } = calendarEntries(facts, terms, days);
	return { settled, unmapped, changed, gone, entries: [...sums, ...entries] };
}

/** Days of the calendar travel again whole when anything of them has changed. */
function isCarried({ line, mapping: { carries, absenceKey } }: Mapped): boolean {
	if (carries === "NOTHING") return false;
	if (absenceKey !== null) return !isEmptyLine(line);
	return carries === "MONEY" ? line.cents !== 0 : line.minutes !== 0 || line.days !== 0;
}

const nothing: WageLine = {
	...{ personnelNo: null, kind: "MONTH", wageType: null, processingKey: null, minutes: null },
	...{ dayFactor: null, cents: null, day: null, absenceKey: null, workFree: false },
	...{ costCentre: null, costUnit: null, factor: null, wageChange: null, note: null, month: null },
};

function entryOf(facts: ExportFacts, terms: ExportTerms, { line, mapping }: Mapped): WageEntry {
	const { userId, accountId, month } = line;
	const isLodas = terms.type === "DATEV_LODAS";
	const hasOwnMonth = isLodas && terms.corrections === "ORIGIN_MONTH" && month !== terms.month;
	const isMoney = mapping.carries === "MONEY";
	const isDays = !isMoney && line.days !== 0;
	const minutes = isMoney || isDays ? null : line.minutes;
	const days = isDays ? line.days : null;
	const cents = isMoney ? line.cents : null;
	return {
		...{ userId, accountId, month, wageType: mapping.wageType, lineIds: [line.id] },
		...{ minutes, days, cents },
		line: {
			...base(facts, terms, userId, mapping),
			processingKey: isLodas ? mapping.processingKey : null,
			...{ minutes, dayFactor: dayFactor(days), cents },
			costCentre: facts.costCentres.get(line.costCentreId ?? "") ?? null,
			month: hasOwnMonth ? month : null,
			note: line.isDelta ? noteOf(month) : null,
		},
	};
}

function base(
	{ people }: ExportFacts,
	{ type }: ExportTerms,
	userId: string,
	{ wageType }: WageMapping,
): WageLine {
	const personnelNo = people.get(userId)?.personnelNo ?? null;
	const isNumber = type !== "PLAIN" && wageType !== null;
	return { ...nothing, personnelNo, wageType: isNumber ? Number(wageType) : null };
}

/** In German for everybody, so that the bytes are the same. Example: "Korr. 10/2026" */
function noteOf(month: string): string {
	return `Korr. ${month.slice(5)}/${month.slice(0, 4)}`;
}

/** Ten thousandths as they are written. Example: 5000 → "0.5000" */
function dayFactor(days: number | null): string | null {
	if (days === null) return null;
	const digits = String(Math.abs(days)).padStart(5, "0");
	return `${days < 0 ? "-" : ""}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Whatever leads to them, days of a person, month and account stand in a file once. */
function calendarEntries(facts: ExportFacts, terms: ExportTerms, mapped: readonly Mapped[]) {
	const entries: WageEntry[] = [];
	const changed: ExportLine[] = [];
	const gone: ExportLine[] = [];
	const keyOf = ({ line }: Mapped) => `${monthKey(line.userId, line.month)} ${line.accountId}`;
	for (const group of Map.groupBy(mapped, keyOf).values()) {
		const [{ line, mapping }] = group as [Mapped];
		const { absenceKey } = mapping;
		const account = facts.accounts.get(line.accountId);
		if (account === undefined) continue;
		const days = facts.days.get(monthKey(line.userId, line.month)) ?? [];
		const made = calendarLines(account, absenceKey ?? "", days);
		if (made.length === 0) gone.push(...group.map((one) => one.line));
		else if (!addsUp(account, group, days)) changed.push(line);
		const { userId, accountId, month } = line;
		const lineIds = group.map((one) => one.line.id);
		const shared = { userId, accountId, month, wageType: mapping.wageType, lineIds };
		const common = { ...base(facts, terms, userId, mapping), kind: "CALENDAR" } as const;
		for (const { minutes, days, ...one } of made)
			entries.push({
				...{ ...shared, minutes, days, cents: null },
				line: { ...common, ...one, minutes, dayFactor: dayFactor(days), absenceKey },
			});
	}
	return { entries, changed, gone };
}

/** A correction bears a difference, which days cannot be held against. */
function addsUp(
	account: ExportAccount,
	group: readonly Mapped[],
	days: Parameters<typeof calendarLines>[2],
): boolean {
	if (group.some(({ line }) => line.isDelta)) return true;
	const amount = account.format === "HOURS" ? "minutes" : "days";
	const closed = group.reduce((sum, { line }) => sum + line[amount], 0);
	const now = days.reduce((sum, day) => sum + amountsOf(account, day)[amount], 0);
	return closed === now;
}
