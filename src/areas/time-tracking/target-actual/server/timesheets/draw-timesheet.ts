import {
	actualMinutesOf,
	creditMinutesOf,
	type DayMinutes,
	figureNames,
	isFree,
	pauseMinutesOf,
	sumsOf,
} from "#domain/working-time/day-minutes.ts";
import type { HourForm } from "#kit/contract/hour-forms.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Paper } from "#kit/server/pdf/paper.ts";
import type { PaperColumn } from "#kit/server/pdf/pdf-table.ts";
import { type Print, printIn } from "#kit/server/print/print-in.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import { texts } from "../../text.ts";
import type { RangePerson } from "../sql/listed-people.ts";
import type { CurrentDay } from "../sql/results.ts";

/** A person's month as it is put on paper. */
export interface Timesheet extends RangePerson {
	/** Example: 2026-11 */
	readonly month: string;
	readonly days: readonly CurrentDay[];
}

/** What all sheets of a document have in common. */
export interface SheetFacts {
	readonly language: Language;
	readonly hours: HourForm;
	readonly company: string;
	/** Civil day: from it on days are not over. */
	readonly today: string;
	/** In words. */
	readonly madeAt: string;
}

const figures = [
	["pauseMinutes", pauseMinutesOf],
	["targetMinutes", (day: DayMinutes) => day.targetMinutes],
	["workedMinutes", (day: DayMinutes) => day.workedMinutes],
	["creditMinutes", creditMinutesOf],
	["actualMinutes", actualMinutesOf],
] as const;

type MinutesOf = (typeof figures)[number][1];

/** One page: who, which month, the days, what they come to, and two lines to sign on. */
export function drawTimesheet(paper: Paper, sheet: Timesheet, facts: SheetFacts): void {
	const { month: words, list } = texts[facts.language];
	const { sheet: t } = words;
	const print = printIn(facts.language, facts.hours);
	const { user, unitName, month, days } = sheet;
	const name = `${user.lastName}, ${user.firstName}`;
	const monthName = print.month(month);
	const isOver = (days.at(-1)?.day ?? "") < facts.today;
	paper.section(`${name} · ${monthName} · ${t.made(facts.madeAt)}`);
	paper.heading(1, isOver ? t.title : `${t.title} (${t.preliminary})`);
	paper.paragraph(facts.company);
	paper.facts([
		[t.name, name],
		[list.columns.personnelNumber, user.personnelNumber ?? "–"],
		[list.columns.unitName, unitName],
		[list.columns.month, monthName],
	]);
	const sheetRow = (day: CurrentDay) => rowOf(day, sheet.zone, facts, print);
	paper.table({
		columns: columnsOf(facts.language),
		rows: days.map(sheetRow),
		sums: sumRows(sheet, isOver, facts, print),
	});
	const { overtimeMinutes, leaveDays } = sumsOf(days, ["overtimeMinutes", "leaveDays"]);
	paper.facts([
		[texts[facts.language].figures.overtimeMinutes, print.hours(overtimeMinutes, { sign: true })],
		[list.columns.leaveDays, print.amount(leaveDays)],
	]);
	paper.signatures([t.employee, t.supervisor]);
}

function columnsOf(language: Language): readonly PaperColumn[] {
	const { figures: words, month } = texts[language];
	const { columns } = month;
	return [
		{ title: columns.day, share: 11 },
		{ title: columns.times, share: 14 },
		...figures.map(([id]) => ({ title: words[id], share: 10, isRight: true })),
		{ title: columns.balance, share: 10, isRight: true },
		{ title: columns.remark, share: 17 },
	];
}

/** A day on paper; what broke the law is the employer's own matter and is not signed by the employee. */
function rowOf(day: CurrentDay, zone: string, { language, today }: SheetFacts, print: Print) {
	const { flags: words, month } = texts[language];
	const { firstBegin, lastEnd } = day;
	const begin = firstBegin === null ? "" : print.time(firstBegin, zone);
	const end = lastEnd === null ? "" : print.time(lastEnd, zone);
	const hours = (minutes: number) => (minutes === 0 ? "" : print.hours(minutes));
	return [
		print.day(day.day),
		begin === "" ? "" : end === "" ? month.running(begin) : `${begin} – ${end}`,
		...figures.map(([, of]) => hours(of(day))),
		day.day < today && !isFree(day) ? print.hours(day.balanceMinutes, { sign: true }) : "",
		flagsOfBits(day.flags)
			.filter((flag) => flag !== "VIOLATION")
			.map((flag) => words[flag])
			.join(", "),
	];
}

/** Of a month that runs, first what is over: only that has a balance, and only with it the figures add up. */
function sumRows(
	{ days }: Timesheet,
	isOver: boolean,
	{ language, today }: SheetFacts,
	print: Print,
): readonly (readonly string[])[] {
	const { total, until } = texts[language].month.sheet;
	const row = (label: string, some: readonly CurrentDay[], hasBalance: boolean) => {
		const sums = sumsOf(some, figureNames);
		const figure = (of: MinutesOf) => print.hours(of(sums));
		const balance = hasBalance ? print.hours(sums.balanceMinutes, { sign: true }) : "";
		return [label, "", ...figures.map(([, of]) => figure(of)), balance, ""];
	};
	if (isOver) return [row(total, days, true)];
	const over = days.filter(({ day }) => day < today);
	const last = over.at(-1)?.day;
	return [
		...(last === undefined ? [] : [row(until(print.date(last)), over, true)]),
		row(total, days, false),
	];
}
