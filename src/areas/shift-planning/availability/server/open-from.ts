import { followable } from "#areas/settings/global/server/public.ts";
import { openForWishes } from "#domain/shifts/availability.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { PlaceRow } from "./sql.ts";

/** The first day of which somebody may still say something herself; null: any. */
export function openFromOf(place: PlaceRow | undefined, today: string): string | null {
	if (place === undefined) return null;
	const { wishDays } = followable("shiftplan.participation", place.setting);
	const releasedTo = place.releasedTo === null ? null : dayOfIso(place.releasedTo);
	const open = openForWishes(dayOfIso(today), wishDays, releasedTo);
	return open === null ? null : isoOfDay(open);
}
