import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { type PlacesRow, placesOf } from "./sql.ts";

type Endpoint = (typeof contract)["listHolidayPlaces"];

export async function listHolidayPlaces(context: ReadContext): Promise<AnswerOf<Endpoint>> {
	const [row] = await context.once<PlacesRow>(placesOf(context.tenantId));
	return row ?? { sites: [], imports: [] };
}
