import type { MasterValues } from "#kit/contract/master-data/master-operations.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { endsBeforeBegin, type schoolHolidays, twoPlaces } from "../contract.ts";
import { texts } from "../text.ts";

/** They end when they have begun, and hold in a region or at a site. */
export function checkSchoolHoliday(
	_tx: Tx,
	{ language }: WriteContext,
	values: MasterValues<typeof schoolHolidays.fields>,
): void {
	const { errors } = texts[language];
	const { fromDate, toDate, region, siteId } = values;
	if (toDate < fromDate) {
		const text = errors.SCHOOL_HOLIDAY_ENDS_BEFORE_BEGIN;
		refuse(endsBeforeBegin, { details: [{ field: "toDate", text }] });
	}
	if (region !== null && siteId !== null) {
		const text = errors.SCHOOL_HOLIDAY_TWO_PLACES;
		refuse(twoPlaces, { details: [{ field: "siteId", text }] });
	}
}
