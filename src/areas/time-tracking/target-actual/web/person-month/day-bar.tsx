import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { openDay } from "../open-day.ts";
import type { ShownDay } from "./month-days.ts";
import { texts } from "./text.ts";

interface Given {
	readonly userId: string;
	readonly shown: ShownDay;
	/** Minutes of the whole height. */
	readonly scale: number;
}

/** A day as a bar; what it says is read aloud, and leads to why. */
export function DayBar({ userId, shown, scale }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { day, creditMinutes, balanceMinutes } = shown;
	const height = (minutes: number) => ({
		height: `${(minutes / scale) * 100}%`,
	});
	const label = t.bar(
		format.day(day.day),
		format.hours(day.workedMinutes),
		format.hours(day.targetMinutes),
		balanceMinutes === null ? "–" : format.hours(balanceMinutes, { sign: true }),
	);
	return (
		<li data-weekend={weekdayOf(dayOfIso(day.day)) > 5 || undefined}>
			<button
				type="button"
				aria-label={label}
				title={label}
				onClick={() => openDay(userId, day.day)}
			>
				<span className="picture-bar">
					<i data-kind="pending" style={height(day.pendingMinutes)} />
					<i data-kind="credit" style={height(creditMinutes)} />
					<i data-kind="worked" style={height(day.workedMinutes)} />
				</span>
				{day.targetMinutes > 0 && (
					<i
						className="picture-target"
						style={{ bottom: `${(day.targetMinutes / scale) * 100}%` }}
					/>
				)}
			</button>
			<span
				className="picture-day"
				aria-hidden
				data-violated={day.violations.length > 0 || undefined}
			>
				{Number(day.day.slice(8))}
			</span>
		</li>
	);
}
