import { Button } from "@mantine/core";
import { usersBookingHistory } from "#areas/time-tracking/bookings/web/panels.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useFeature, useSession } from "#kit/web/session/session-store.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { countsWork } from "../booking/clocks-with-waiting.ts";
import { UnsentNotice } from "../booking/unsent-notice.tsx";
import { ClockDigits, ClockStatus } from "../clock-face.tsx";
import { DayEventsList } from "../day-events-list.tsx";
import { DayStrip } from "../day-strip.tsx";
import { useShownClocks } from "../use-clocks.ts";
import { DayEntries } from "./day-entries.tsx";
import { texts } from "./text.ts";
import "../clocks.css";

/** The day of the work-time clock: sums, strip, bookings and the entries made of them. */
export default function WorkTimePanel() {
	const clocks = useShownClocks();
	const format = useFormat();
	const { region } = useSettings();
	const { userId } = useSession();
	const hasHistory = useFeature("TIMETRACKINGS");
	const t = useTexts(texts);
	if (clocks === undefined) return <PanelFrame isLoading />;
	const { day, workTimeClock, serverTime } = clocks;
	const isAway = day.zone !== region.timezone;
	const { workTime, pauseTime, status } = workTimeClock;
	const sums = [
		{ label: t.sumWork, seconds: workTime, isTicking: countsWork(workTimeClock) },
		{ label: t.sumPause, seconds: pauseTime, isTicking: status === "PAUSED" },
	];
	return (
		<PanelFrame
			state={<ClockStatus clocks={clocks} />}
			sub={[format.longDay(day.date), ...(isAway ? [t.timesIn(day.zone)] : [])].join(" · ")}
			footer={
				hasHistory && (
					<Button variant="default" onClick={() => openPanel(usersBookingHistory, { userId })}>
						{t.history}
					</Button>
				)
			}
		>
			<UnsentNotice />
			<dl className="clock-sums">
				{sums.map(({ label, seconds, isTicking }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<ClockDigits seconds={seconds} at={serverTime} isTicking={isTicking} label={label} />
						</dd>
					</div>
				))}
			</dl>
			<DayStrip clocks={clocks} />
			<Section title={t.bookings}>
				<DayEventsList clocks={clocks} />
			</Section>
			<Section title={t.entries}>
				<DayEntries clocks={clocks} entries={day.entries} />
			</Section>
		</PanelFrame>
	);
}
