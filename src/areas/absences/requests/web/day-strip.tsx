import type { DayCostReason } from "#domain/leave/day-cost.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AbsenceAnswer } from "../contract/absence-answer.ts";
import { texts } from "./form/text.ts";
import "./day-strip.css";

interface CostOfDay {
	readonly day: string;
	/** Days of work, written, e.g. "0.5". */
	readonly cost: string;
	readonly costMinutes: number;
	readonly reason: DayCostReason;
}

interface Given {
	readonly days: readonly CostOfDay[];
	/** Hours of the day count, not its share. */
	readonly isByHours: boolean;
	/** Of the person's unit, day by day. */
	readonly coverage?: readonly {
		readonly day: string;
		readonly people: number;
		readonly away: number;
	}[];
}

/** Six weeks; longer absences are told by their sum. */
const most = 42;

/** Day by day what an absence costs, and why it costs nothing; below it how many of the team are away. */
export function DayStrip({ days, isByHours, coverage = [] }: Given) {
	const t = useTexts(texts).preview;
	const left = days.length - most;
	return (
		<>
			<ol className="absence-strip" aria-label={t.strip}>
				{days.slice(0, most).map((day, index) => (
					<Day key={day.day} day={day} isByHours={isByHours} coverage={coverage[index]} />
				))}
			</ol>
			{left > 0 && <p className="absence-strip-more">{t.more(left)}</p>}
		</>
	);
}

interface DayGiven extends Pick<Given, "isByHours"> {
	readonly day: CostOfDay;
	readonly coverage: NonNullable<Given["coverage"]>[number] | undefined;
}

function Day({ day: { day, cost, costMinutes, reason }, isByHours, coverage }: DayGiven) {
	const t = useTexts(texts).preview;
	const format = useFormat();
	const costs = isByHours ? costMinutes > 0 : Number(cost) > 0;
	const shown = isByHours ? format.hours(costMinutes) : halfOr(cost, format.amount(Number(cost)));
	const away = coverage && coverage.away > 0 ? coverage : undefined;
	return (
		<li
			data-costs={costs || undefined}
			data-half={cost === "0.5" || undefined}
			title={t.reasons[reason]}
		>
			<span>{format.day(day)}</span>
			<b>{costs ? shown : t.shortReasons[reason]}</b>
			{costs && reason === "HALF_HOLIDAY" && <small>{t.shortReasons[reason]}</small>}
			{away && <small>{t.away(away.away, away.people)}</small>}
		</li>
	);
}

const halfOr = (cost: string, amount: string): string => (cost === "0.5" ? "½" : amount);

/** "5 Urlaubstage", "2:00 Stunden". */
export function useCostWords() {
	const t = useTexts(texts).preview;
	const format = useFormat();
	return (
		{ cost, costMinutes }: Pick<CostOfDay, "cost" | "costMinutes">,
		{ isByHours, isLeave }: { readonly isByHours: boolean; readonly isLeave: boolean },
	): string => {
		if (isByHours) return t.hours(format.hours(costMinutes));
		const amount = format.amount(Number(cost));
		return isLeave ? t.leaveDays(amount) : t.workDays(amount);
	};
}

/** Hours of one day, not parts of days. */
export const isByHours = ({ beginMinutes }: Pick<AbsenceAnswer, "beginMinutes">): boolean =>
	beginMinutes !== null;
