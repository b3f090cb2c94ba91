import { memo } from "react";
import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoWeekOf } from "#domain/time/iso-week.ts";
import { localDayOf, localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { intlTag } from "#kit/contract/language.ts";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { arcPath, pointOf } from "./ring-geometry.ts";

const minutesPerDay = 1440;

const hours = 24;
const quarters = hours * 4;

/** Shifts as they lie over a day, in minutes; the ring is decoration, so they are nobody's. */
const shifts = [
	{ name: "night", from: 1270, to: 345, radius: 146 },
	{ name: "morning", from: 365, to: 835, radius: 146 },
	{ name: "late", from: 795, to: 1250, radius: 123 },
	{ name: "day", from: 485, to: 720, radius: 123 },
] as const;

/** The day as a ring of 24 hours with the hand at the present time. */
export function DayRing() {
	const t = useTexts(texts).frame;
	const tag = intlTag(useLanguage());
	const { minuteOfDay, day, time, zone, instant } = useDayTime();
	const date = new Intl.DateTimeFormat(tag, {
		day: "numeric",
		month: "long",
		timeZone: zone,
	}).format(instant);
	const weekday = new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: zone }).format(
		instant,
	);
	const inner = pointOf(minuteOfDay, 103);
	const outer = pointOf(minuteOfDay, 206);
	return (
		<svg className="day-ring" viewBox="-220 -220 440 440" role="img" aria-label={t.clock(time)}>
			<Dial />
			<text className="day-ring-time" y="6">
				{time}
			</text>
			<text className="day-ring-date" y="36">
				{`${weekday} ${date} · ${t.week(isoWeekOf(day).week)}`}
			</text>
			<line className="day-ring-hand" x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />
			<DialHours />
			<circle className="day-ring-tip" cx={outer.x} cy={outer.y} r="6" />
		</svg>
	);
}

/** The present day and time in the zone of the settings. */
function useDayTime() {
	const instant = useNow();
	const format = useFormat();
	const { timezone } = useSettings().region;
	const zone = zoneOf(timezone);
	const minute = minuteOf(secondOfMilliseconds(instant));
	return {
		instant,
		zone: timezone,
		time: format.time(instant),
		day: localDayOf(minute, zone),
		minuteOfDay: localMinuteOf(minute, zone) % minutesPerDay,
	};
}

/** What never moves. */
const Dial = memo(function Dial() {
	return (
		<>
			{Array.from({ length: quarters }, (_, index) => tick(index))}
			<circle className="day-ring-track" r="146" />
			<circle className="day-ring-track" r="123" />
			{shifts.map(({ name, from, to, radius }) => (
				<path
					key={name}
					className={`day-ring-shift day-ring-${name}`}
					d={arcPath(from, to, radius)}
				/>
			))}
		</>
	);
});

/** The hand passes below its figures, which so stay legible. */
const DialHours = memo(function DialHours() {
	return [0, 6, 12, 18].map((hour) => {
		const { x, y } = pointOf(hour * 60, 173);
		return (
			<text key={hour} className="day-ring-hour" x={x} y={y + 5}>
				{String(hour).padStart(2, "0")}
			</text>
		);
	});
});

/** Long at the four quarters of the day, middle at the hours, short between. */
function tick(index: number) {
	const minute = (index * 24 * 60) / quarters;
	const kind = minute % 360 === 0 ? "long" : minute % 60 === 0 ? "middle" : "short";
	const from = pointOf(minute, { long: 187, middle: 194, short: 199 }[kind]);
	const to = pointOf(minute, 205);
	return (
		<line
			key={minute}
			className={`day-ring-tick day-ring-${kind}`}
			x1={from.x}
			y1={from.y}
			x2={to.x}
			y2={to.y}
		/>
	);
}
