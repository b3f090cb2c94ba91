import { refuse } from "#kit/server/refuse.ts";
import { endBeforeBegin, outsideEmployment } from "../contract.ts";
import { isBefore } from "./open-person.ts";
import type { Validity } from "./sql/contracts.ts";
import type { StoredEmployment } from "./sql/employments.ts";

/** Refuses a contract outside its employment; one until further notice ends with it. */
export function withinEmployment(
	{ entryDate, exitDate }: StoredEmployment,
	{ validFrom, validTo }: Validity,
): Validity {
	if (isBefore(validTo, validFrom)) refuse(endBeforeBegin);
	if (validFrom < entryDate) refuse(outsideEmployment);
	if (exitDate === null) return { validFrom, validTo };
	const last = validTo ?? exitDate;
	if (last > exitDate || validFrom > exitDate) refuse(outsideEmployment);
	return { validFrom, validTo: last };
}
