import { decimalHours } from "#domain/time/decimal-hours.ts";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { localMinuteOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import {
	type DayMinutes,
	type FigureName,
	figureNames,
	withActual,
} from "#domain/working-time/day-minutes.ts";
import { intlTag, type Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { ExportColumn } from "#kit/server/export/list-export.ts";
import { namedColumn } from "#kit/server/export/named-column.ts";
import type { DayFlag } from "../../contract/fields.ts";
import type { RangeDay, RangeMonth } from "../../contract/ranges.ts";
import { texts } from "../../text.ts";

/** Of a month in the list. */
export interface ListMonth extends RangeMonth {
	readonly creditMinutes: number;
	readonly actualMinutes: number;
	readonly balanceToDateMinutes: number;
}

type Shared = Pick<RangeMonth, "user" | "unitName" | "leaveDays" | "violations" | "flags">;
type Figure = keyof Words<typeof texts>["figures"];
type Figures<Name extends Figure> = ExportColumn<Readonly<Record<Name, number>>>;

export const exportWords = (language: Language): Words<typeof texts> => texts[language];

const column = namedColumn((language) => exportWords(language).list.columns);

/** Hours and minutes as the grid has them. */
function hoursColumn<Name extends Figure>(name: Name, word: Figure = name): Figures<Name> {
	const title = (language: Language) => exportWords(language).figures[word];
	return { id: name, title, kind: "duration", value: (row) => row[name] };
}

/** The same as decimal hours, rounded once and the same everywhere: `workedMinutes` → `workedHours`. */
function decimalColumn<Name extends Figure>(name: Name, word: Figure): Figures<Name> {
	return {
		id: name.replace(/Minutes$/, "Hours"),
		title: (language) => {
			const { figures, list } = exportWords(language);
			return list.inHours(figures[word]);
		},
		kind: "decimal",
		value: (row) => Number(decimalHours(row[name], ".")),
	};
}

/** A day has but one balance; a month's is that of all its days, which differs from the list's until it is over. */
const wordsOfDay = (name: FigureName): Figure =>
	name === "balanceMinutes" ? "balanceToDateMinutes" : name;

const whose: readonly ExportColumn<Shared>[] = [
	column("name", "text", ({ user }) => `${user.lastName}, ${user.firstName}`),
	column("personnelNumber", "text", ({ user }) => user.personnelNumber),
	column("unitName", "text", ({ unitName }) => unitName),
];

/** Of violations their own columns tell more. */
const flags: ExportColumn<{ readonly flags: readonly DayFlag[] }> = column(
	"flags",
	"text",
	(row, language) =>
		row.flags
			.filter((flag) => flag !== "VIOLATION")
			.map((flag) => exportWords(language).flags[flag]),
);

/** Kinds with how often, the gravest first, as the list shows them; and how many there are to count with. */
const violations: readonly ExportColumn<Pick<Shared, "violations">>[] = [
	column("violations", "text", (row, language) => {
		const { violations: words } = exportWords(language);
		return row.violations.map(({ kind, count }) => words.counted(count, words.kinds[kind]));
	}),
	column("violationCount", "integer", (row) =>
		row.violations.reduce((sum, { count }) => sum + count, 0),
	),
];

const leaveDays: ExportColumn<Shared> = column("leaveDays", "decimal", (row) => row.leaveDays);

/** A figure that follows from the others, so that each line of a file adds up: Worked + Credits = Actual. */
function derivedColumn(name: "creditMinutes" | "actualMinutes"): ExportColumn<DayMinutes> {
	return { ...hoursColumn(name), value: (row) => withActual(row)[name] };
}

function derivedDecimal(name: "creditMinutes" | "actualMinutes"): ExportColumn<DayMinutes> {
	const plain = decimalColumn(name, name);
	return { ...plain, value: (row) => Number(decimalHours(withActual(row)[name], ".")) };
}

/** In hours and minutes, and decimal. */
function both(wordOf: (name: FigureName) => Figure): ExportColumn<DayMinutes>[] {
	return [
		...figureNames.map((name) => hoursColumn(name, wordOf(name))),
		derivedColumn("creditMinutes"),
		derivedColumn("actualMinutes"),
		...figureNames.map((name) => decimalColumn(name, wordOf(name))),
		derivedDecimal("creditMinutes"),
		derivedDecimal("actualMinutes"),
	];
}

/** @param today civil day: while the month runs the file says until which day its balance is */
export function listColumns(month: string, today: string): readonly ExportColumn<ListMonth>[] {
	const balance = hoursColumn("balanceToDateMinutes");
	return [
		...whose,
		...figureNames.map((name) => hoursColumn(name)),
		hoursColumn("creditMinutes"),
		hoursColumn("actualMinutes"),
		today.startsWith(month) ? { ...balance, title: balanceUntil(today) } : balance,
		...violations,
		flags,
	];
}

function balanceUntil(today: string) {
	const yesterday = isoOfDay((dayOfIso(today) - 1) as LocalDay);
	return (language: Language) => {
		const format = new Intl.DateTimeFormat(intlTag(language), {
			...({ day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const),
		});
		return exportWords(language).list.toDate(format.format(new Date(yesterday)));
	};
}

export const monthColumns: readonly ExportColumn<RangeMonth>[] = [
	...whose,
	column("month", "text", ({ month }) => month),
	...both((name) => name),
	leaveDays,
	...violations,
	flags,
];

export const dayColumns: readonly ExportColumn<RangeDay>[] = [
	...whose,
	column("day", "date", ({ day }) => day),
	column("begin", "time", (row) => minuteAt(row.firstBegin, row.zone)),
	column("end", "time", (row) => minuteAt(row.lastEnd, row.zone)),
	...both(wordsOfDay),
	leaveDays,
	...violations,
	flags,
];

/** Minutes since midnight on the wall clock of a zone. */
function minuteAt(instant: string | null, zone: string): number | null {
	if (instant === null) return null;
	const minute = minuteOf(secondOfMilliseconds(Date.parse(instant)));
	return localMinuteOf(minute, zoneOf(zone));
}
