import { Button, Loader } from "@mantine/core";
import { Card } from "../../../../kit/ui/card/card.tsx";
import { useStore } from "../../../../kit/ui/create-store.ts";
import { openPanel } from "../../../../kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { deskStore } from "./booking-desk.ts";
import { ClockButtons } from "./clock-buttons.tsx";
import { ClockDigits } from "./clock-digits.tsx";
import { ClockHours } from "./clock-hours.tsx";
import { DayStrip } from "./day-strip.tsx";
import { worktimeClock } from "./panels.ts";
import { shownTimes } from "./shown-times.ts";
import { useSendingKept, useTimeClocks } from "./use-time-clocks.ts";
import { WaitingBookings } from "./waiting-bookings.tsx";
import "./clocks.css";

/** The clock for coming, pausing and leaving. */
export function WorkTimeCard() {
	const t = useTexts(german, english);
	const format = useFormat();
	const clocks = useTimeClocks();
	useSendingKept();
	return (
		<Card
			title={t.worktime}
			className="work-time-card"
			side={
				clocks && (
					<button
						type="button"
						className="card-link"
						onClick={() => openPanel(worktimeClock, {})}
					>
						{format.longDay(clocks.day.date)}
						<span className="visually-hidden">{` – ${t.details}`}</span>
					</button>
				)
			}
		>
			<WaitingBookings />
			{clocks === undefined ? (
				<div className="clock-placeholder" aria-busy />
			) : (
				<WorkTimeClock clocks={clocks} />
			)}
		</Card>
	);
}

function WorkTimeClock({ clocks }: { readonly clocks: TimeClocks }) {
	const t = useTexts(german, english);
	const format = useFormat();
	const { locating } = useStore(deskStore);
	const { targetTime } = clocks;
	return (
		<>
			<div className="clock-face">
				<div>
					<ClockStatus clocks={clocks} />
					<ClockDigits
						large
						label={t.worktime}
						secondsAt={(now) => shownTimes(clocks, now).workTime}
					/>
				</div>
				<dl className="clock-figures">
					{targetTime !== null && (
						<div>
							<dt>{t.target}</dt>
							<dd>{`${format.hours(targetTime / 60)} ${t.unit}`}</dd>
						</div>
					)}
					<div>
						<dt>{t.pause}</dt>
						<dd>
							<ClockHours
								secondsAt={(now) => shownTimes(clocks, now).pauseTime}
							/>
							{` ${t.unit}`}
						</dd>
					</div>
				</dl>
			</div>
			<DayStrip clocks={clocks} />
			{locating === null ? (
				<ClockButtons clocks={clocks} />
			) : (
				<div className="clock-locating" role="status">
					<Loader size={18} aria-hidden />
					<span>{t.locating}</span>
					<Button variant="default" onClick={locating.cancel}>
						{t.cancel}
					</Button>
				</div>
			)}
		</>
	);
}

function ClockStatus({ clocks }: { readonly clocks: TimeClocks }) {
	const t = useTexts(german, english);
	const format = useFormat();
	const { status, currentActivity, since } = clocks.workTimeClock;
	const time = since === null ? "" : format.time(since, clocks.day.zone);
	const name = currentActivity?.name ?? t.pause;
	return (
		<span className={`clock-status ${status.toLowerCase()}`}>
			<i aria-hidden />
			<span>
				{status === "RUNNING"
					? t.runningSince(time)
					: status === "PAUSED"
						? t.pausedSince(name, time)
						: t.stopped}
			</span>
			{status === "RUNNING" && currentActivity?.classType === "ACTION" && (
				<em>{currentActivity.name}</em>
			)}
		</span>
	);
}
