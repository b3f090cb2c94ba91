import { Button } from "@mantine/core";
import { IconCurrentLocation } from "@tabler/icons-react";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { ClockButtons } from "./clock-buttons.tsx";
import { ClockDigits } from "./clock-digits.tsx";
import { ClockFacts } from "./clock-facts.tsx";
import { ClockStatus } from "./clock-status.tsx";
import { countsWork } from "./clocks-with-waiting.ts";
import { DayStrip } from "./day-strip.tsx";
import { clockWorkTime } from "./panels.ts";
import { UnsentNotice } from "./unsent-notice.tsx";
import { useBooking } from "./use-booking.ts";
import { useShownClocks } from "./use-shown-clocks.ts";
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
					<Digits clocks={clocks} label={t.workToday} />
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

interface DigitsGiven {
	readonly clocks: TimeClocks | undefined;
	readonly label: string;
}

function Digits({ clocks, label }: DigitsGiven) {
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
			label={label}
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
