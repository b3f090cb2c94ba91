import { useRef } from "react";
import { walkDays } from "#kit/ui/calendar/month/walk-days.ts";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay, PlannedDays } from "../../contract/days.ts";
import { texts } from "../../text.ts";
import { DayButton, isToday, markOf, useTargetText } from "./day-button.tsx";
import { plannedSum } from "./month-sum.ts";
import { useDaysThatFit } from "./use-days-that-fit.ts";
import { blocksOf, columnOf } from "./weeks-of.ts";
import "./calendar.css";
import "./unit-calendar.css";

interface Given {
	/** The same days for each. */
	readonly people: readonly PlannedDays[];
}

/** People and the targets of their days: the month side by side where there is room, else in blocks of weeks. */
export function UnitCalendar({ people }: Given) {
	const t = useTexts(texts).calendar;
	const box = useRef<HTMLElement>(null);
	const most = useDaysThatFit(box);
	const days = people[0]?.days ?? [];
	const blocks = blocksOf(days, most);
	return (
		<section ref={box} className="unit-calendar" aria-label={t.title} onKeyDown={walkDays}>
			{blocks.map((block, nth) => (
				<Block
					key={block[0]?.day}
					people={people}
					days={block}
					columns={blocks[0]?.length ?? 0}
					firstRow={nth * people.length}
					isLast={nth === blocks.length - 1}
				/>
			))}
		</section>
	);
}

interface BlockGiven extends Given {
	readonly days: readonly PlannedDay[];
	/** As wide as all others. */
	readonly columns: number;
	readonly firstRow: number;
	/** Behind the last one stands the sum of the month. */
	readonly isLast: boolean;
}

function Block({ people, days, columns, firstRow, isLast }: BlockGiven) {
	const t = useTexts(texts).calendar;
	const { shortWeekdays } = useTexts(nameTexts);
	const after = columns - days.length;
	return (
		<table aria-label={t.title}>
			<colgroup>
				<col className="unit-name" />
				<col span={columns} />
				<col className="unit-sum" />
			</colgroup>
			<thead>
				<tr>
					<th scope="col">{t.person}</th>
					{days.map((planned) => (
						<th
							key={planned.day}
							scope="col"
							data-weekend={columnOf(planned) > 4 || undefined}
							data-today={isToday(planned) || undefined}
						>
							<small>{shortWeekdays[columnOf(planned)]}</small>
							<span>{Number(planned.day.slice(8))}</span>
						</th>
					))}
					{after > 0 && <td colSpan={after} className="day-outside" />}
					{isLast ? <th scope="col">{t.sum}</th> : <td className="day-outside" />}
				</tr>
			</thead>
			<tbody>
				{people.map((person, nth) => (
					<PersonRow
						key={person.userId}
						{...{ person, after, isLast }}
						row={firstRow + nth}
						days={person.days.filter(({ day }) => days.some((one) => one.day === day))}
					/>
				))}
			</tbody>
		</table>
	);
}

interface RowGiven {
	readonly person: PlannedDays;
	readonly days: readonly PlannedDay[];
	readonly row: number;
	readonly after: number;
	readonly isLast: boolean;
}

function PersonRow({ person, days, row, after, isLast }: RowGiven) {
	const format = useFormat();
	const textOf = useTargetText();
	return (
		<tr>
			<th scope="row">
				<span title={`${person.lastName}, ${person.firstName}`}>
					{`${person.lastName}, ${person.firstName}`}
				</span>
			</th>
			{days.map((planned, column) => (
				<td
					key={planned.day}
					data-mark={markOf(planned)}
					data-weekend={columnOf(planned) > 4 || undefined}
					data-today={isToday(planned) || undefined}
				>
					<DayButton
						person={person}
						planned={planned}
						at={`${row} ${column}`}
						isEntry={row === 0 && column === 0}
					>
						{textOf(planned)}
					</DayButton>
				</td>
			))}
			{after > 0 && <td colSpan={after} className="day-outside" />}
			{isLast ? (
				<td className="unit-total">{format.hours(plannedSum(person.days))}</td>
			) : (
				<td className="day-outside" />
			)}
		</tr>
	);
}
