import { epochMinute } from "#domain/time/epoch.ts";
import { localMinuteOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { serverNow } from "#kit/web/clock.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

const dayFrom = 10 * 60;
const eveningFrom = 18 * 60;

/** "Guten Morgen, Lena", by the clock of her site. */
export function useGreeting(name: string): string {
	const { greeting } = useTexts(texts);
	const { timeZoneHomebase } = useSession();
	const now = epochMinute(Math.floor(serverNow() / 60_000));
	const minute = localMinuteOf(now, zoneOf(timeZoneHomebase));
	if (minute < dayFrom) return greeting.morning(name);
	return minute < eveningFrom ? greeting.day(name) : greeting.evening(name);
}
