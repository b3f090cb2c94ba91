import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { isKept, offeredDays, otherName } from "./offered-days.ts";

type Endpoint = (typeof contract)["listHolidayProposals"];

/** What may be imported, beside what is there. */
export async function listHolidayProposals(
	context: ReadContext,
	{ siteIds = [], ...asked }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
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
