import * as z from "zod/mini";
import { dayOfIso } from "../../time/iso-day.ts";

/** A civil day of our calendar, e.g. 2026-11-21. */
export const civilDay = z.iso.date();

export function isCivilDay(text: string): boolean {
	try {
		dayOfIso(text);
		return true;
	} catch {
		return false;
	}
}

/** Days, both inclusive, in which a rule holds; null or missing: without limit. */
export const validity = {
	validFrom: z._default(z.nullable(civilDay), null),
	validTo: z._default(z.nullable(civilDay), null),
};

/** A day has no more minutes than this. */
export const minutesOfDay = z.int().check(z.gte(0), z.lte(1440));
