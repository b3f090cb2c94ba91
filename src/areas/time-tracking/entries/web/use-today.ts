import { useEffect, useState } from "react";
import { epochMinute } from "#domain/time/epoch.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { serverNow } from "#kit/web/clock.ts";

const intervalMs = 30_000;

/** The civil day it is now in a zone; the next one soon after midnight. */
export function useToday(zone: string): LocalDay {
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const timer = setInterval(() => setNow(serverNow()), intervalMs);
		return () => clearInterval(timer);
	}, []);
	return localDayOf(epochMinute(Math.floor(now / 60_000)), zoneOf(zone));
}
