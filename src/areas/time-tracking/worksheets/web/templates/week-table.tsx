import { targetSum } from "#domain/working-time/layout/worksheet.ts";
import { FigureTable } from "#kit/ui/figure-table/figure-table.tsx";
import { texts as nameTexts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TemplateVersion } from "../../contract/templates.ts";
import type { DayValues, TemplateDay } from "../../contract/worksheet-day.ts";
import { texts } from "../../text.ts";
import { printSpan } from "./print-span.ts";
import "./week-table.css";

interface Given {
	readonly version: Pick<TemplateVersion, "weeks" | "days">;
}

/** The weeks of a version as they are typed: a row a weekday with target, times and breaks, and the sum. */
export function WeekTable({ version: { weeks, days } }: Given) {
	const hasBreaks = days.some(({ breaks }) => breaks.length > 0);
	return (
		<div className="week-tables" data-breaks={hasBreaks || undefined}>
			{Array.from({ length: weeks }, (_, nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the cycle
				<Week key={nth} {...{ nth, days, hasBreaks }} isOnly={weeks === 1} />
			))}
		</div>
	);
}

interface WeekGiven {
	readonly nth: number;
	readonly isOnly: boolean;
	/** Of all weeks. */
	readonly days: readonly TemplateDay[];
	/** Whether any of them has a break: without there is no column for them. */
	readonly hasBreaks: boolean;
}

function Week({ nth, isOnly, days, hasBreaks }: WeekGiven) {
	const { day: t, versions } = useTexts(texts);
	const { weekdays } = useTexts(nameTexts);
	const format = useFormat();
	const week = days.filter((day) => day.week === nth + 1);
	const name = versions.week(nth + 1);
	return (
		<FigureTable
			label={name}
			className="week-table"
			heads={[
				{ id: "day", title: isOnly ? t.weekday : name, look: "figure-text" },
				{ id: "target", title: t.target },
				{ id: "times", title: t.workingTime, look: "figure-text" },
				...(hasBreaks ? [{ id: "breaks", title: t.breaks, look: "figure-text" }] : []),
			]}
		>
			<tbody>
				{weekdays.map((weekday, at) => (
					<DayRow
						key={weekday}
						name={weekday}
						day={week.find((day) => day.weekday === at + 1)}
						hasBreaks={hasBreaks}
					/>
				))}
			</tbody>
			<tfoot>
				<tr>
					<th scope="row" className="figure-text">
						{versions.sum}
					</th>
					<td>{format.hours(targetSum(week))}</td>
					<td colSpan={hasBreaks ? 2 : 1} />
				</tr>
			</tfoot>
		</FigureTable>
	);
}

interface RowGiven extends Pick<WeekGiven, "hasBreaks"> {
	readonly name: string;
	readonly day: TemplateDay | undefined;
}

function DayRow({ name, day, hasBreaks }: RowGiven) {
	const t = useTexts(texts).day;
	const format = useFormat();
	return (
		<tr data-off={day === undefined || undefined}>
			<th scope="row" className="figure-text">
				{name}
			</th>
			<td>{day === undefined ? t.free : format.hours(day.targetMinutes)}</td>
			<td className="figure-text">{day && <Times day={day} />}</td>
			{hasBreaks && <td className="figure-text">{day?.breaks.map(printBreak).join(", ")}</td>}
		</tr>
	);
}

/** From when to when, and below it when somebody has to be there and within which times work counts. */
function Times({ day: { workingTime, coreTime, frameTime } }: { readonly day: TemplateDay }) {
	const t = useTexts(texts).day;
	return (
		<>
			{workingTime && printSpan(workingTime)}
			{coreTime && <small>{`${t.coreTime} ${printSpan(coreTime)}`}</small>}
			{frameTime && <small>{`${t.frameTime} ${printSpan(frameTime)}`}</small>}
		</>
	);
}

function printBreak({ begin, minutes }: DayValues["breaks"][number]): string {
	return printSpan({ begin: begin % 1440, end: begin + minutes });
}
