import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";

/** The clock's status as dot and words: "Läuft seit 08:15". */
export function ClockStatus({ clocks }: { readonly clocks: TimeClocks | undefined }) {
	const format = useFormat();
	const t = useTexts(texts);
	if (clocks === undefined) {
		return <p className="clock-status">{t.unknown}</p>;
	}
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
