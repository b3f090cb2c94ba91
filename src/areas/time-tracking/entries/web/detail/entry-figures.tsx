import { useDayStand } from "#areas/time-tracking/target-actual/web/public.ts";
import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { useMinute } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { texts } from "../../text.ts";
import { useEntryWords } from "../entry-marks.tsx";
import { wantedTimes } from "./wanted-times.ts";

/** Begin, end and length, as wanted where a change is asked for, beside what the day has of pause and balance. */
export function EntryFigures({ entry }: { readonly entry: TimeTrackingDetail }) {
	const { detail: t, list, runs } = useTexts(texts);
	const { columns } = list;
	const words = useEntryWords();
	const format = useFormat();
	const now = useMinute();
	/** Of one that runs: so far. */
	const length = ({ begin, duration }: Pick<TimeTrackingDetail, "begin" | "duration">) =>
		format.hours(duration === null ? minutesSince(begin, now) : duration / 60);
	const wanted = wantedTimes(entry) ?? entry;
	const figure = (label: string, value: string, was: string, note: string | null): StripFigure => ({
		label,
		value,
		was: was === value ? undefined : was,
		note,
	});
	const endNote = entry.autoFinished ? t.automatic : null;
	const dayFigures = useDayFigures(entry);
	return (
		<FigureStrip
			label={t.figures}
			figures={[
				figure(columns.begin, words.begin(wanted), words.begin(entry), t.sources[entry.source]),
				figure(columns.end, words.end(wanted), words.end(entry), endNote),
				figure(columns.duration, length(wanted), length(entry), entry.end === null ? runs : null),
				...dayFigures,
			]}
		/>
	);
}

/** Of the whole day, as it counts now; none for people who may not see it. */
function useDayFigures({ userId, day }: TimeTrackingDetail): readonly StripFigure[] {
	const { detail: t } = useTexts(texts);
	const format = useFormat();
	const stand = useDayStand(userId, day);
	if (stand === undefined) return [];
	const { pauseMinutes, isAutomatic, balanceMinutes, targetMinutes } = stand;
	const pause = pauseMinutes === 0 ? "–" : format.hours(pauseMinutes);
	return [
		{ label: t.dayPause, value: pause, note: isAutomatic ? t.automatic : null },
		{
			label: t.dayBalance,
			value: format.hours(balanceMinutes, { sign: true }),
			note: t.target(format.hours(targetMinutes)),
			tone: toneOf(balanceMinutes),
		},
	];
}

function minutesSince(instant: string, now: number): number {
	return Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
}

function toneOf(minutes: number): StripFigure["tone"] {
	if (minutes === 0) return undefined;
	return minutes > 0 ? "plus" : "minus";
}
