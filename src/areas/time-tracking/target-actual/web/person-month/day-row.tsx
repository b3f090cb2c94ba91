import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { openDay } from "../open-day.ts";
import { DayRemarks } from "./day-remarks.tsx";
import type { ShownDay } from "./month-days.ts";
import { texts } from "./text.ts";
import { toneOf } from "./tone-of.ts";
import { useTimes } from "./use-times.ts";
import { ViolationLines } from "./violation-lines.tsx";

interface Given {
	readonly userId: string;
	/** Of the person's site. */
	readonly zone: string;
	readonly shown: ShownDay;
}

/** A day's figures, and below them what is wrong with it. */
export function DayRow({ userId, zone, shown }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const times = useTimes(shown.day, zone);
	const { day, creditMinutes, balanceMinutes, runningMinutes } = shown;
	const name = format.day(day.day);
	const hours = (minutes: number) => (minutes === 0 ? "–" : format.hours(minutes));
	return (
		<tbody
			data-weekend={weekdayOf(dayOfIso(day.day)) > 5 || undefined}
			data-holiday={day.holidayKind !== null || undefined}
		>
			<tr className="day-line">
				<th scope="row" className="day-text day-strong">
					<button
						type="button"
						className="day-open"
						aria-label={t.why(name)}
						onClick={() => openDay(userId, day.day)}
					>
						{name}
					</button>
				</th>
				<td className="day-text">{times}</td>
				<td className="day-lesser">{hours(day.pauseMinutes + day.autoPauseMinutes)}</td>
				<td>{hours(day.targetMinutes)}</td>
				<td className="day-strong">{hours(day.workedMinutes)}</td>
				<td className="day-lesser">{hours(creditMinutes)}</td>
				<td data-tone={toneOf(balanceMinutes)} className="day-strong">
					{balanceMinutes !== null && format.hours(balanceMinutes, { sign: true })}
				</td>
				<td>{runningMinutes !== null && format.hours(runningMinutes, { sign: true })}</td>
				<td className="day-text">
					<DayRemarks day={day} />
				</td>
			</tr>
			<ViolationLines violations={day.violations} />
		</tbody>
	);
}
