import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { localDayOf, localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { useNow } from "#kit/web/clock.ts";
import { useFormat } from "#kit/web/format.ts";
import { useSettings } from "#kit/web/settings/settings-store.ts";

const minutesPerDay = 1440;

/** The present day and time in the zone of the settings. */
export function useDayTime() {
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
