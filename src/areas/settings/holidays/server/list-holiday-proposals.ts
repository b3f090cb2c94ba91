import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { isKept, offeredDays, otherName } from "./offered-days.ts";
import { type PlacesRow, placesOf } from "./sql.ts";

type Places = (typeof contract)["listHolidayPlaces"];
type Proposals = (typeof contract)["listHolidayProposals"];

/** What may be imported, beside what is there. */
export async function listHolidayProposals(
	context: ReadContext,
	{ siteIds = [], ...asked }: InputOf<Proposals>,
): Promise<AnswerOf<Proposals>> {
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
}

export async function listHolidayPlaces(context: ReadContext): Promise<AnswerOf<Places>> {
	const [row] = await context.once<PlacesRow>(placesOf(context.tenantId));
	return row ?? { sites: [], imports: [] };
}
