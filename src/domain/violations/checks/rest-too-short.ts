import type { ArbzgFigures } from "../arbzg-figures.ts";
import type { CheckedDay } from "../checked-day.ts";
import { missingRest } from "../missing-rest.ts";

/** Less than eleven hours since the end of work before, § 5 (1) ArbZG; told of the later day. */
export function restTooShort(
	{ limits, isExempt }: CheckedDay,
	{ restBeforeMinutes }: ArbzgFigures,
) {
	if (isExempt || limits.law !== "ARBZG") return null;
	const rest = missingRest(restBeforeMinutes, limits.restMinutes);
	if (rest === null) return null;
	return { code: "REST_TOO_SHORT", severity: "ERROR", ...rest } as const;
}
