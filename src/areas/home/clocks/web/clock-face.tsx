import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	/** As of `at`. */
	readonly seconds: number;
	/** ISO instant of the server. */
	readonly at: string;
	readonly isTicking: boolean;
	readonly label: string;
}

/** Hours and minutes, the seconds quieter. Nothing else is drawn anew each second. */
export function ClockDigits({ seconds, at, isTicking, label }: Given) {
	const now = useNow();
	const format = useFormat();
	const passed = isTicking ? Math.max(0, Math.floor((now - Date.parse(at)) / 1000)) : 0;
	const face = format.clock(seconds + passed);
	return (
		<span className="digits" role="timer" aria-live="off" aria-label={`${label} ${face}`}>
			{face.slice(0, -3)}
			<small>{face.slice(-3)}</small>
		</span>
	);
}

/** The clock's status as dot and words: "Läuft seit 08:15". */
export function ClockStatus({ clocks }: { readonly clocks: TimeClocks | undefined }) {
	const format = useFormat();
	const t = useTexts(texts);
	if (clocks === undefined) return <p className="clock-status">{t.unknown}</p>;
	const { workTimeClock, day } = clocks;
	const { status, currentActivity, since } = workTimeClock;
	const time = (instant: string | null) => (instant === null ? "" : format.time(instant, day.zone));
	const left = day.entries.at(-1)?.end ?? null;
	const isPlainWork = currentActivity?.classType === "WORKTIME";
	const words = {
		RUNNING: isPlainWork
			? t.runsSince(time(since))
			: t.activitySince(currentActivity?.name ?? t.workTime, time(since)),
		PAUSED: t.activitySince(currentActivity?.name ?? t.pause, time(since)),
		STOPPED: left === null ? t.stopped : t.left(time(left)),
	}[status];
	return (
		<p className="clock-status" data-status={status}>
			<i aria-hidden />
			{words}
		</p>
	);
}
