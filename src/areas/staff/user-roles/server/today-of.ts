import { epochMinute } from "../../../../domain/time/epoch.ts";
import { isoOfDay } from "../../../../domain/time/iso-day.ts";
import { localDayOf } from "../../../../domain/time/local-time.ts";
import { zoneOf } from "../../../../domain/time/zone.ts";
import type { Session } from "../../../../kit/server/session.ts";

/** The civil day at the session's home site: on it validities are judged. */
export function todayOf({
	session,
	now,
}: {
	readonly session: Pick<Session, "timeZone">;
	readonly now: Date;
}): string {
	const minute = epochMinute(Math.floor(now.getTime() / 60_000));
	return isoOfDay(localDayOf(minute, zoneOf(session.timeZone)));
}
