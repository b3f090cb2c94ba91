import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { DayBar } from "./day-bar.tsx";
import type { ShownDay } from "./month-days.ts";
import { texts } from "./text.ts";
import "./month-picture.css";

interface Given {
	readonly userId: string;
	readonly days: readonly ShownDay[];
}

/** Bars of what was worked against what was to be worked, a day each; each leads to how the day came to its figures. */
export function MonthPicture({ userId, days }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const hours = highest(days) / 60;
	const lines = Array.from({ length: hours / 2 }, (_, at) => hours - at * 2);
	return (
		<figure className="month-picture" aria-label={t.content}>
			<div className="picture-plot">
				<ol className="picture-axis" aria-label={t.hoursAxis}>
					{lines.map((line) => (
						<li key={line} style={{ bottom: `${(line / hours) * 100}%` }}>
							{format.number(line, 0)}
						</li>
					))}
				</ol>
				<ol className="picture-days">
					{days.map((shown) => (
						<DayBar key={shown.day.day} userId={userId} shown={shown} scale={hours * 60} />
					))}
				</ol>
			</div>
			<figcaption className="picture-legend">
				{(["worked", "credit", "pending", "target"] as const).map((kind) => (
					<span key={kind} className="picture-key" data-kind={kind}>
						{t.legend[kind]}
					</span>
				))}
			</figcaption>
		</figure>
	);
}

/** Whole even hours in minutes that hold every bar; eight at least. */
function highest(days: readonly ShownDay[]): number {
	const most = days.map(({ day, creditMinutes }) =>
		Math.max(day.targetMinutes, day.workedMinutes + creditMinutes + day.pendingMinutes),
	);
	return Math.ceil(Math.max(480, ...most) / 120) * 120;
}
