import { Button } from "@mantine/core";
import { IconCurrentLocation } from "@tabler/icons-react";
import { WhyDay } from "#areas/time-tracking/target-actual/web/public.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useMinute } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { countsWork, targetReachedAt } from "./booking/clocks-with-waiting.ts";
import { UnsentNotice } from "./booking/unsent-notice.tsx";
import { useBooking } from "./booking/use-booking.ts";
import { ClockButtons } from "./clock-buttons.tsx";
import { ClockDigits, ClockStatus } from "./clock-face.tsx";
import { DayStrip } from "./day-strip.tsx";
import { clockWorkTime } from "./panels.ts";
import { useShownClocks } from "./use-clocks.ts";
import "./clocks.css";

/** The work-time clock: what runs since when, the day as a strip, and the buttons that its status allows. */
export function WorkTimeClock() {
	const clocks = useShownClocks();
	const format = useFormat();
	const t = useTexts(texts);
	const booking = useBooking();
	return (
		<Card
			title={t.workTime}
			className="clock-card"
			note={clocks && <span>{format.longDay(clocks.day.date)}</span>}
			side={
				<button type="button" className="card-link" onClick={() => openPanel(clockWorkTime, {})}>
					{t.details}
				</button>
			}
		>
			<UnsentNotice />
			<div className="clock-face">
				<div>
					<ClockStatus clocks={clocks} />
					<Digits clocks={clocks} />
				</div>
				{clocks && <ClockFacts clocks={clocks} />}
			</div>
			{clocks ? <DayStrip clocks={clocks} /> : <EmptyStrip />}
			{booking.isLocating && (
				<div className="clock-locating" role="status">
					<IconCurrentLocation size={18} stroke={1.7} aria-hidden />
					<span>{t.gps.locating}</span>
					<Button variant="default" onClick={booking.cancel}>
						{t.gps.cancel}
					</Button>
				</div>
			)}
			<ClockButtons clocks={clocks} isBusy={booking.isBusy} onBook={booking.book} />
		</Card>
	);
}

/** Beside the digits: what is due (where that is known), the pauses, when the target will be reached. */
function ClockFacts({ clocks }: { readonly clocks: TimeClocks }) {
	const now = useMinute();
	const { userId } = useSession();
	const format = useFormat();
	const t = useTexts(texts);
	const { targetTime, shift, workTimeClock, serverTime, day } = clocks;
	const passed = Math.max(0, now - Date.parse(serverTime)) / 1000;
	const pausing = workTimeClock.status === "PAUSED" ? passed : 0;
	const isFree = targetTime === 0;
	const reached = isFree ? null : targetReachedAt(clocks);
	const minutes = (seconds: number) => t.hours(format.hours(Math.floor(seconds / 60)));
	return (
		<dl className="clock-facts">
			{targetTime !== null && (
				<div>
					<dt className={isFree ? "visually-hidden" : undefined}>{t.target}</dt>
					<dd>{isFree ? t.noTarget : minutes(targetTime)}</dd>
					<dd>
						<WhyDay userId={userId} day={day.date} stack="main" isShort />
					</dd>
				</div>
			)}
			{shift !== null && (
				<div>
					<dt>{t.shift}</dt>
					<dd>{format.span(shift.begin, shift.end, shift.zone)}</dd>
				</div>
			)}
			<div>
				<dt>{t.pauseSum}</dt>
				<dd>{minutes(workTimeClock.pauseTime + pausing)}</dd>
			</div>
			{reached !== null && (
				<div>
					<dt>{t.fulfilled}</dt>
					<dd>{format.time(reached, day.zone)}</dd>
				</div>
			)}
		</dl>
	);
}

function Digits({ clocks }: { readonly clocks: TimeClocks | undefined }) {
	const { workToday } = useTexts(texts);
	if (clocks === undefined) {
		return (
			<span className="digits" aria-hidden>
				--:--<small>:--</small>
			</span>
		);
	}
	return (
		<ClockDigits
			seconds={clocks.workTimeClock.workTime}
			at={clocks.serverTime}
			isTicking={countsWork(clocks.workTimeClock)}
			label={workToday}
		/>
	);
}

/** As high as the strip of a day, so that nothing moves when it comes. */
function EmptyStrip() {
	return (
		<>
			<div className="strip" />
			<div className="strip-hours" />
		</>
	);
}
