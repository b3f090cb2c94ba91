import { type ReactNode, useState } from "react";
import { dateOfDay } from "#domain/time/civil-date.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { texts as calendarNames } from "#kit/web/calendar-names/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { PrintedOn } from "../../paper/paper-head.tsx";
import { usePaper } from "../../paper/use-paper.tsx";
import { isShortDay, missingOf } from "../layout/cover-cells.ts";
import { type GroupLine, layLines, type RowLine } from "../layout/lay-lines.ts";
import type { TimelineGiven, TimelineItem } from "../timeline-given.ts";
import { type TimelineWords, useTimelineWords } from "../words.ts";
import { paperCells } from "./paper-cells.ts";
import { PaperLegend } from "./paper-legend.tsx";
import { paperSheets } from "./paper-sheets.ts";
import "./timeline-paper.css";

export interface PaperLook {
	readonly size: "A4" | "A3";
	/** Each group on sheets of its own, with what its short words mean: to be hung on a wall. */
	readonly isApart: boolean;
}

const usual: PaperLook = { size: "A4", isApart: false };

/**
 * Prints a timeline, each month on a table of its own; `paper` is rendered anywhere.
 *
 * @param onWall what is told where everybody reads it; the same without it
 */
export function useTimelinePaper(
	given: TimelineGiven,
	onWall: (given: TimelineGiven) => TimelineGiven = (same) => same,
): {
	readonly start: (look?: PaperLook) => void;
	readonly paper: ReactNode;
} {
	const [look, setLook] = useState(usual);
	const { start, paper } = usePaper(() => (
		<TimelinePaper given={look.isApart ? onWall(given) : given} look={look} />
	));
	return {
		start: (wanted = usual) => {
			setLook(wanted);
			start();
		},
		paper,
	};
}

const noneClosed: ReadonlySet<string> = new Set();

interface PaperGiven {
	readonly given: TimelineGiven;
	readonly look: PaperLook;
}

function TimelinePaper({ given, look: { size, isApart } }: PaperGiven) {
	const words = useTimelineWords();
	const parts = isApart ? groupsApart(given) : [given];
	return (
		<div className="timeline-paper" data-size={size} data-apart={isApart || undefined}>
			{parts.flatMap((part) =>
				paperSheets(part.range).map((days) => (
					<section key={`${part.label} ${days.from}`}>
						<h1>
							{part.label} {words.range(days)}
						</h1>
						<p>
							<PrintedOn />
						</p>
						<Sheet given={part} days={days} words={words} />
						{isApart && <PaperLegend items={itemsOn(part, days)} />}
					</section>
				)),
			)}
		</div>
	);
}

/** Each group as a timeline of its own; how many are there is said of all of them and left out. */
export function groupsApart(given: TimelineGiven): readonly TimelineGiven[] {
	const { groups = [], coverage: _, ...shared } = given;
	if (groups.length === 0) return [given];
	return groups.map((group) => {
		const rows = given.rows.filter(({ groupId }) => groupId === group.id);
		const ids = new Set(rows.map(({ id }) => id));
		const items = given.items.filter(({ rowId }) => ids.has(rowId));
		const corner = { title: group.note ?? given.corner.title };
		return { ...shared, rows, items, corner, groups: [], label: `${group.name}: ${given.label}` };
	});
}

function itemsOn({ items }: TimelineGiven, { from, to }: DayRange): readonly TimelineItem[] {
	return items.filter((item) => item.to >= from && item.from <= to);
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
			<Coverage given={given} days={shown} words={words} />
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
						data-state={item.isVacant ? undefined : item.state}
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

interface CoverageGiven extends Omit<SheetGiven, "days"> {
	readonly days: readonly LocalDay[];
}

function Coverage({ given, days, words }: CoverageGiven) {
	const { coverage } = given;
	if (coverage === undefined) return null;
	const known = new Map(coverage.days.map((one) => [one.day, one]));
	return (
		<tfoot>
			<tr>
				<th scope="row">{coverage.title}</th>
				{days.map((day) => {
					const one = known.get(day);
					const missing = one === undefined ? 0 : missingOf(one);
					const isShort = one !== undefined && isShortDay(one);
					return (
						<td key={day} data-short={isShort || undefined}>
							{one?.count}
							{missing > 0 && ` (${words.t.lacking(missing)})`}
						</td>
					);
				})}
			</tr>
		</tfoot>
	);
}
