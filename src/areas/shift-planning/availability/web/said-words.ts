import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { wallTimeOf } from "#kit/web/format/print-day.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import type { Availability } from "../contract.ts";
import { useSaidWhat } from "./said-what.ts";

type Said = Pick<Availability, "begin" | "end" | "available" | "wish">;

/** "Mo 06.07. – Mi 08.07.2026" or "Mo 06.07. 10:00 – 14:00", and "Nicht verfügbar" or "Wunschfrei (wichtig)". */
export function useSaidWords(one: Said) {
	const what = useSaidWhat();
	const format = useFormat();
	const { timeZoneHomebase } = useSession();
	return { when: whenOf(one, format, timeZoneHomebase), what: what(one) };
}

function whenOf({ begin, end }: Said, format: Format, zone: string): string {
	const first = wallTimeOf(Date.parse(begin), zone);
	const last = wallTimeOf(Date.parse(end), zone);
	if (first.minute === 0 && last.minute === 0)
		return format.days(isoOfDay(first.day), isoOfDay((last.day - 1) as LocalDay));
	const isShort = last.day - first.day < 2;
	return isShort
		? `${format.day(begin, zone)} ${format.span(begin, end, zone)}`
		: `${format.instant(begin, zone)} – ${format.instant(end, zone)}`;
}
