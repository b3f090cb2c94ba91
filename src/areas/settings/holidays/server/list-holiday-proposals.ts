import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { isKept, offeredDays, otherName } from "./offered-days.ts";
import { type PlacesRow, placesOf } from "./sql.ts";

/** What may be imported, beside what is there. */
export const listHolidayProposals: Handler<typeof contract.listHolidayProposals> = async (
	context,
	{ siteIds = [], ...asked },
) => {
	const { calendar, kept, places } = await context.read((tx) =>
		offeredDays(tx, context.tenantId, { ...asked, siteIds }),
	);
	return {
		days: calendar.map((day) => ({
			...day,
			isPresent: places.every((place) => isKept(kept, day, place)),
			otherName: otherName(kept, day, places),
		})),
	};
};

export const listHolidayPlaces: Handler<typeof contract.listHolidayPlaces> = async (context) => {
	const [row] = await context.once<PlacesRow>(placesOf(context.tenantId));
	return row ?? { sites: [], imports: [] };
};
