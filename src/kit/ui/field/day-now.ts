import { epochMinute } from "#domain/time/epoch.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { serverNow } from "#kit/web/clock.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";

/** The day it is now where the person is, for "heute" and "21.11.". */
export function dayNow(): LocalDay {
	const minute = epochMinute(Math.floor(serverNow() / 60_000));
	return localDayOf(minute, zoneOf(settingsStore.get().region.timezone));
}
