import { absencesCreate, absencesDetail } from "#areas/absences/requests/web/panels.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { walkDays } from "#kit/ui/calendar/month/walk-days.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { texts } from "#kit/web/calendar-names/text.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useSayDay } from "./use-say-day.ts";
import type { YearDay, YearMonth } from "./year-days.ts";

interface Given {
	readonly userId: string;
	readonly month: YearMonth;
}

/** A month of the year at a glance; a day leads to its leave, or to a request for it. */
export function MonthOfYear({ userId, month: { day, entry, weeks } }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const [first] = weeks;
	const heads = first?.days.map((_, at) => at) ?? [];
	return (
		<table className="leave-month" onKeyDown={walkDays}>
			<caption>{format.month(isoOfDay(day))}</caption>
			<thead>
				<tr>
					{heads.map((at) => (
						<th key={at} scope="col" abbr={t.weekdays[at]}>
							{t.shortWeekdays[at]?.slice(0, 2)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map(({ week, days }, row) => (
					<tr key={week}>
						{days.map((one, at) => (
							<Cell
								key={heads[at]}
								userId={userId}
								at={`${row} ${at}`}
								day={one}
								isEntry={one?.date === entry}
							/>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

interface CellGiven {
	readonly userId: string;
	/** Its row and column, by which the arrow keys find it. */
	readonly at: string;
	readonly day: YearDay | undefined;
	readonly isEntry: boolean;
}

function Cell({ userId, at, day, isEntry }: CellGiven) {
	const say = useSayDay();
	if (day === undefined) return <td />;
	const { date, number, free, absence, half, barrier, isToday } = day;
	const open = () =>
		absence === undefined
			? openPanel(absencesCreate, { userId, from: date, to: date }, { stack: "sub" })
			: openPanel(absencesDetail, { id: absence.id }, { stack: "sub" });
	return (
		<td
			data-free={free?.kind}
			data-state={absence?.state}
			data-half={half}
			data-barrier={barrier && ""}
			data-today={isToday || undefined}
		>
			<button
				type="button"
				data-at={at}
				tabIndex={isEntry ? 0 : -1}
				aria-label={say(day)}
				title={say(day)}
				disabled={free?.kind === "OUTSIDE_EMPLOYMENT"}
				onClick={open}
			>
				{number}
			</button>
		</td>
	);
}
