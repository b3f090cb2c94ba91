import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ClockButtons } from "./clock-buttons.tsx";
import { ClockDigits } from "./clock-digits.tsx";
import { DayEntries } from "./day-entries.tsx";
import { DayStrip } from "./day-strip.tsx";
import { shownTimes } from "./shown-times.ts";
import { useTimeClocks } from "./use-time-clocks.ts";
import "./clocks.css";

/** The work-time clock in detail: bookings, pauses and sums of the day. */
export default function ClockWorktimePanel() {
	const t = useTexts(german, english);
	const format = useFormat();
	const clocks = useTimeClocks();
	return (
		<PanelFrame
			title={t.panel.worktime}
			sub={clocks && format.longDay(clocks.day.date)}
			isLoading={clocks === undefined}
		>
			{clocks && (
				<>
					<dl className="clock-sums">
						<div>
							<dt>{t.worktime}</dt>
							<dd>
								<ClockDigits
									label={t.worktime}
									secondsAt={(now) => shownTimes(clocks, now).workTime}
								/>
							</dd>
						</div>
						<div>
							<dt>{t.pause}</dt>
							<dd>
								<ClockDigits
									label={t.pause}
									secondsAt={(now) => shownTimes(clocks, now).pauseTime}
								/>
							</dd>
						</div>
					</dl>
					<DayStrip clocks={clocks} />
					<ClockButtons clocks={clocks} />
					<h3 className="clock-heading">{t.panel.day}</h3>
					<DayEntries date={clocks.day.date} />
				</>
			)}
		</PanelFrame>
	);
}
