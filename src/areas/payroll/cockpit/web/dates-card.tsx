import { settingsFormGroup } from "#areas/settings/global/web/panels.ts";
import type { ClosingDates } from "#domain/payroll/closing-dates.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./dates.css";

interface Given {
	readonly dates: ClosingDates;
	readonly today: string;
}

/** When the month is due, on a line from today to the day on which it is paid. */
export function DatesCard({ dates, today }: Given) {
	const t = useTexts(texts).dates;
	const format = useFormat();
	const maySet = useMayGlobally("settings.manage", "WRITE");
	const left = dayOfIso(dates.cutoff) - dayOfIso(today);
	const points = [
		...(["monthEnd", "cutoff", "file", "pay"] as const).map((id) => ({ id, day: dates[id] })),
		{ id: "today" as const, day: today },
	].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.id === "today" ? -1 : 1));
	const settings = (
		<button
			type="button"
			className="card-link"
			onClick={() => openPanel(settingsFormGroup, { group: "payroll.closing" })}
		>
			{t.settings}
		</button>
	);
	return (
		<Card title={t.title} side={maySet && settings} className="dates-card">
			<div className="dates-head">
				{left > 0 ? (
					<KeyFigure value={format.number(left, 0)} unit={t.days(left)} />
				) : (
					<KeyFigure value={left === 0 ? t.today : t.over} />
				)}
				<p>
					<b>{format.dayWithYear(dates.cutoff)}</b>
					<small>{t.afterwards}</small>
				</p>
			</div>
			<ol className="dates-line">
				{points.map(({ id, day }) => (
					<li key={id} data-is={id} data-over={day < today || undefined}>
						<b>{t.points[id]}</b>
						<span>{format.day(day)}</span>
					</li>
				))}
			</ol>
		</Card>
	);
}
