import { minuteOf, secondOfMilliseconds } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { Session } from "./session.ts";

interface Actor {
	readonly now: Date;
	readonly session: Pick<Session, "timeZone">;
}

/** The civil day on which somebody acts, as her home site counts: `2026-11-21`. */
export function todayOf({ now, session }: Actor): string {
	const minute = minuteOf(secondOfMilliseconds(now.getTime()));
	return isoOfDay(localDayOf(minute, zoneOf(session.timeZone)));
}
