import type { ReactNode } from "react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { PrintedOn } from "../../paper/paper-head.tsx";
import { usePaper } from "../../paper/use-paper.tsx";
import { isShortDay } from "../layout/cover-cells.ts";
import { type GroupLine, layLines, type RowLine } from "../layout/lay-lines.ts";
import type { TimelineGiven, TimelineItem } from "../timeline-given.ts";
import { type TimelineWords, useTimelineWords } from "../words.ts";
import { paperCells } from "./paper-cells.ts";
import { paperSheets } from "./paper-sheets.ts";
import "./timeline-paper.css";

/** Prints a timeline, each month on a table of its own; `paper` is rendered anywhere. */
export function useTimelinePaper(given: TimelineGiven): { start: () => void; paper: ReactNode } {
	return usePaper(() => <TimelinePaper given={given} />);
}

const noneClosed: ReadonlySet<string> = new Set();

function TimelinePaper({ given }: { readonly given: TimelineGiven }) {
	const words = useTimelineWords();
	return (
		<div className="timeline-paper">
			{paperSheets(given.range).map((days) => (
				<section key={days.from}>
					<h1>
						{given.label} {words.range(days)}
					</h1>
					<p>
						<PrintedOn />
					</p>
					<Sheet given={given} days={days} words={words} />
				</section>
			))}
		</div>
	);
}

interface SheetGiven {
	readonly given: TimelineGiven;
	readonly days: DayRange;
	readonly words: TimelineWords;
}

function Sheet({ given, days, words }: SheetGiven) {
	const { rows, groups = [], items, corner } = given;
	const count = days.to - days.from + 1;
	const lines = layLines({ range: days, rows, groups, items, closed: noneClosed, hasHours: false });
	const shown = Array.from({ length: count }, (_, at) => (days.from + at) as LocalDay);
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{corner.title}</th>
					{shown.map((day) => (
						<DayHead key={day} day={day} given={given} />
					))}
				</tr>
			</thead>
			<tbody>
				{lines.flatMap((line) =>
					line.kind === "group" ? (
						<tr key={line.id} className="timeline-paper-group">
							<GroupHead line={line} count={count + 1} />
						</tr>
					) : (
						<RowCells key={line.id} line={line} count={count} words={words} />
					),
				)}
			</tbody>
			<Coverage given={given} days={shown} />
		</table>
	);
}

function DayHead({ day, given }: { readonly day: LocalDay; readonly given: TimelineGiven }) {
	const { shortWeekdays } = useTexts(calendarNames);
	const isFree = given.holidays?.some((one) => one.day === day) || weekdayOf(day) > 5;
	return (
		<th scope="col" data-free={isFree || undefined}>
			{shortWeekdays[weekdayOf(day) - 1]}
			<br />
			{dateOfDay(day).day}
		</th>
	);
}

function GroupHead({ line, count }: { readonly line: GroupLine; readonly count: number }) {
	return (
		<th scope="rowgroup" colSpan={count}>
			{line.group.name} {line.group.note}
		</th>
	);
}

interface RowCellsGiven {
	readonly line: RowLine;
	readonly count: number;
	readonly words: TimelineWords;
}

/** A line of the table for each lane. */
function RowCells({ line, count, words }: RowCellsGiven) {
	return paperCells(line, count).map((cells, lane) => (
		<tr key={`${line.id} ${cells[0]?.first}`}>
			{lane === 0 && (
				<th scope="row" rowSpan={line.lanes}>
					{line.row.name}
				</th>
			)}
			{cells.map(({ first, days, item }) =>
				item === undefined ? (
					<td key={first} colSpan={days} />
				) : (
					<td
						key={first}
						colSpan={days}
						data-state={item.state}
						style={item.tone === undefined ? undefined : ({ "--tone": item.tone } as object)}
					>
						{paperWords(item, days, words)}
					</td>
				),
			)}
		</tr>
	));
}

/** Days that the words of an item need. */
const daysForWords = 3;
const daysForState = 6;

function paperWords(item: TimelineItem, days: number, { states, t }: TimelineWords): string {
	const half = item.startsAtNoon || item.endsAtNoon ? ` ${t.half}` : "";
	const name = days < daysForWords ? (item.short ?? item.label) : item.label;
	const state = item.state === "APPROVED" || days < daysForState ? "" : ` (${states[item.state]})`;
	return `${name}${half}${state}`;
}

function Coverage({
	given,
	days,
}: {
	readonly given: TimelineGiven;
	readonly days: readonly LocalDay[];
}) {
	const { coverage } = given;
	if (coverage === undefined) return null;
	const known = new Map(coverage.days.map((one) => [one.day, one]));
	return (
		<tfoot>
			<tr>
				<th scope="row">{coverage.title}</th>
				{days.map((day) => {
					const one = known.get(day);
					const isShort = one !== undefined && isShortDay(one);
					return (
						<td key={day} data-short={isShort || undefined}>
							{one?.count}
						</td>
					);
				})}
			</tr>
		</tfoot>
	);
}
