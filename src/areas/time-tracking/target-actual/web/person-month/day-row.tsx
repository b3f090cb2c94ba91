import {
	IconAlertTriangle,
	IconCalendarStar,
	IconClock,
	IconInfoCircle,
	IconUserOff,
	IconUserX,
} from "@tabler/icons-react";
import { violationText } from "#areas/time-tracking/time-rules/web/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { weekdayOf } from "#domain/time/iso-week.ts";
import { isFree } from "#domain/working-time/day-minutes.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { DayFlag } from "../../contract/fields.ts";
import { texts } from "../../text.ts";
import { targetActualDetail } from "../panels.ts";
import { figureColumns, type MonthDay, type ShownDay } from "./month-days.ts";
import { useTimes } from "./use-times.ts";

const icons = {
	PENDING: IconClock,
	HOLIDAY: IconCalendarStar,
	ABSENCE: IconUserOff,
	NOT_EMPLOYED: IconUserX,
} as const;

type Remark = keyof typeof icons;

const isRemark = (flag: DayFlag): flag is Remark => flag in icons;

interface Given {
	readonly userId: string;
	/** Of the person's site. */
	readonly zone: string;
	readonly shown: ShownDay;
}

/** A day's figures, and below them what is wrong with it. */
export function DayRow({ userId, zone, shown }: Given) {
	const t = useTexts(texts).month;
	const format = useFormat();
	const times = useTimes(shown.day, zone);
	const { day, balanceMinutes, runningMinutes } = shown;
	const name = format.day(day.day);
	const hours = (minutes: number) => (minutes === 0 ? "–" : format.hours(minutes));
	const signed = (minutes: number) => (isFree(day) ? "–" : format.hours(minutes, { sign: true }));
	return (
		<tbody
			data-weekend={weekdayOf(dayOfIso(day.day)) > 5 || undefined}
			data-holiday={day.holidayKind !== null || undefined}
		>
			<tr className="day-line">
				<th scope="row" className="figure-text day-strong">
					<button
						type="button"
						className="day-open"
						aria-label={t.why(name)}
						onClick={() =>
							openPanel(targetActualDetail, { userId, day: day.day }, { stack: "sub" })
						}
					>
						{name}
					</button>
				</th>
				<td className="figure-text">
					{times}
					<span className="day-below" data-alone={times === "" || undefined}>
						<DayRemarks day={day} />
					</span>
				</td>
				{figureColumns.map(({ id, of, look }) => (
					<td key={id} className={look}>
						{hours(of(day))}
						{id === "actualMinutes" && shown.creditMinutes > 0 && (
							<small className="day-credit">{t.credited(format.hours(shown.creditMinutes))}</small>
						)}
					</td>
				))}
				<td data-tone={toneOf(balanceMinutes)} className="day-strong">
					{balanceMinutes !== null && signed(balanceMinutes)}
				</td>
				<td className="day-lesser">
					{runningMinutes !== null && format.hours(runningMinutes, { sign: true })}
				</td>
				<td className="figure-text day-beside">
					<DayRemarks day={day} />
				</td>
			</tr>
			<ViolationLines violations={day.violations} />
		</tbody>
	);
}

/** Whether a balance is good or bad news; nothing where it is neither. */
function toneOf(minutes: number | null): "plus" | "minus" | undefined {
	if (minutes === null || minutes === 0) return undefined;
	return minutes < 0 ? "minus" : "plus";
}

/** What there is to be said of a day, as icons and words; of a violation the sentence stands below the row. */
function DayRemarks({ day }: { readonly day: MonthDay }) {
	const { month: t, flags } = useTexts(texts);
	const format = useFormat();
	const wordsOf = (flag: Remark) =>
		flag === "PENDING" ? t.pending(format.hours(day.pendingMinutes)) : flags[flag];
	return (
		<span className="day-remarks">
			{day.flags.filter(isRemark).map((flag) => {
				const Shape = icons[flag];
				return (
					<span key={flag} data-flag={flag}>
						<Shape size={14} stroke={1.8} aria-hidden />
						{wordsOf(flag)}
					</span>
				);
			})}
		</span>
	);
}

/** What is wrong with a day, a sentence each; belongs into the body of the table. */
function ViolationLines({ violations }: { readonly violations: MonthDay["violations"] }) {
	const language = useLanguage();
	const format = useFormat();
	if (violations.length === 0) return null;
	return (
		<tr>
			<td />
			<td colSpan={9}>
				<ul className="day-violations">
					{violations.map((violation) => {
						const Shape = violation.severity === "INFO" ? IconInfoCircle : IconAlertTriangle;
						return (
							<li key={violation.code} data-severity={violation.severity}>
								<Shape size={14} stroke={1.8} aria-hidden />
								{violationText(violation, language, format)}
							</li>
						);
					})}
				</ul>
			</td>
		</tr>
	);
}
