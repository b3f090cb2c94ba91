import { dayBounds } from "#domain/time/day-bounds.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { isPauseClass } from "#domain/working-time/timeline/time-class.ts";
import { useMinute } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { targetReachedAt } from "./booking/clocks-with-waiting.ts";

const hour = 3_600_000;
const usualFrom = 6;
const usualTo = 18;
const mostLabels = 7;

/** The day as a strip: work solid, pauses hatched, what is still due pale, a line at the present time. */
export function DayStrip({ clocks }: { readonly clocks: TimeClocks }) {
	const format = useFormat();
	const t = useTexts(texts);
	const { day } = clocks;
	const now = Math.max(useMinute(), Date.parse(clocks.serverTime));
	const window = stripWindow(day.entries, midnightOf(day), now);
	const place = (instant: number) =>
		Math.min(100, Math.max(0, ((instant - window.begin) / (window.end - window.begin)) * 100));
	const due = targetReachedAt(clocks);
	return (
		<>
			<div
				className="strip"
				role="img"
				aria-label={t.strip(
					day.entries.map((entry) =>
						t.stretch(
							entry.activity.name,
							format.time(entry.begin, day.zone),
							entry.end === null ? t.now : format.time(entry.end, day.zone),
						),
					),
				)}
			>
				{day.entries.map((entry) => {
					const left = place(Date.parse(entry.begin));
					const right = place(entry.end === null ? now : Date.parse(entry.end));
					return (
						<i
							key={entry.id}
							data-kind={kindOf(entry)}
							style={{ left: `${left}%`, width: `${right - left}%` }}
						/>
					);
				})}
				{due !== null && due > now && (
					<i
						data-kind="due"
						style={{ left: `${place(now)}%`, width: `${place(due) - place(now)}%` }}
					/>
				)}
				<i data-kind="now" style={{ left: `clamp(1px, ${place(now)}%, 100% - 1px)` }} />
			</div>
			<div className="strip-hours" aria-hidden>
				{window.labels.map((label) => (
					<span key={label}>{format.time(label, day.zone)}</span>
				))}
			</div>
		</>
	);
}

interface StripWindow {
	/** Milliseconds since the epoch. */
	readonly begin: number;
	readonly end: number;
	/** Where the hours are written. */
	readonly labels: readonly number[];
}

/**
 * The stretch of time that the strip of the day shows: six to six, wider where work began earlier or goes on later, or
 * where it is earlier or later now. The labels keep whole steps, so that the strip never shows more of them than fit.
 *
 * @param midnight begin of the local day
 */
export function stripWindow(
	entries: readonly Pick<TimeClocks["day"]["entries"][number], "begin" | "end">[],
	midnight: number,
	now: number,
): StripWindow {
	const instants = entries.flatMap(({ begin, end }) => [
		Date.parse(begin),
		end === null ? now : Date.parse(end),
	]);
	const first = Math.min(midnight + usualFrom * hour, now, ...instants);
	const last = Math.max(midnight + usualTo * hour, now, ...instants);
	const from = Math.floor((first - midnight) / hour);
	const to = Math.ceil((last - midnight) / hour);
	const step = Math.max(1, Math.ceil((to - from) / (mostLabels - 1)));
	const steps = Math.ceil((to - from) / step);
	const begin = midnight + from * hour;
	return {
		begin,
		end: begin + steps * step * hour,
		labels: Array.from({ length: steps + 1 }, (_, index) => begin + index * step * hour),
	};
}

function midnightOf(day: TimeClocks["day"]): number {
	return dayBounds(dayOfIso(day.date), zoneOf(day.zone)).begin * 60_000;
}

function kindOf({ activity, projectNodeId }: TimeClocks["day"]["entries"][number]): string {
	if (isPauseClass(activity.classType)) return "pause";
	return projectNodeId === null ? "work" : "project";
}
