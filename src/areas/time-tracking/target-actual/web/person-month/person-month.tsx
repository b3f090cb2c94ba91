import { useMemo } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSavedChoice } from "#kit/web/grid/use-saved-choice.ts";
import { useTexts } from "#kit/web/texts.ts";
import { targetActualDetail } from "../panels.ts";
import { AccountList } from "./account-list.tsx";
import { DayTable } from "./day-table.tsx";
import { type PersonMonth as Month, monthDays, type ShownDay } from "./month-days.ts";
import { MonthFigures } from "./month-figures.tsx";
import "./month-picture.css";
import { texts } from "../../text.ts";
import "#kit/web/master-data/master-data.css";
import "./person-month.css";

const views = ["TABLE", "PICTURE"] as const;

/** A month of one person: what it comes to, its days as table or picture, its special accounts. */
export function PersonMonth({ of }: { readonly of: Month }) {
	const t = useTexts(texts).month;
	const { chosen, choose } = useSavedChoice("time-tracking.person-month", views);
	const today = isoOfDay(dayNow());
	const days = useMemo(() => monthDays(of.days, today), [of.days, today]);
	return (
		<div className="person-month">
			<MonthFigures of={of} />
			<div className="month-view">
				<SegmentedField
					label={t.view}
					value={chosen}
					options={views.map((value) => ({ value, label: t.views[value] }))}
					onChange={choose}
				/>
			</div>
			{chosen === "TABLE" ? (
				<DayTable of={of} days={days} />
			) : (
				<MonthPicture userId={of.userId} days={days} />
			)}
			<AccountList accounts={of.specialAccounts} />
		</div>
	);
}

/** What a bar holds, and the figure whose word it bears. */
const kinds = [
	["worked", "workedMinutes"],
	["credit", "creditMinutes"],
	["pending", "pendingMinutes"],
	["target", "targetMinutes"],
] as const;

/** Bars of what was worked against what was to be worked, a day each; each leads to how the day came to its figures. */
function MonthPicture({ userId, days }: { userId: string; days: readonly ShownDay[] }) {
	const { month: t, figures } = useTexts(texts);
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
				{kinds.map(([kind, figure]) => (
					<span key={kind} className="picture-key" data-kind={kind}>
						{figures[figure]}
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

interface DayBarGiven {
	readonly userId: string;
	readonly shown: ShownDay;
	/** Minutes of the whole height. */
	readonly scale: number;
}

/** A day as a bar; what it says is read aloud, and leads to why. */
function DayBar({ userId, shown, scale }: DayBarGiven) {
	const t = useTexts(texts).month;
	const format = useFormat();
	const { day, creditMinutes, balanceMinutes } = shown;
	const height = (minutes: number) => ({ height: `${(minutes / scale) * 100}%` });
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
				onClick={() => openPanel(targetActualDetail, { userId, day: day.day }, { stack: "sub" })}
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
