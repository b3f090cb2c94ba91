import { newId } from "#kit/contract/new-id.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type contract, dayNotOffered, publicHolidays } from "../contract.ts";
import { addHolidays, noteImport, regionCode } from "./add-holidays.ts";
import { isKept, offeredDays } from "./offered-days.ts";

/** Adds the chosen days wherever they do not hold yet; running it again adds nothing. */
export const importHolidays: Handler<typeof contract.importHolidays> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	requireGlobally(session, publicHolidays.permission, "WRITE");
	const { calendar, kept, places } = await offeredDays(tx, tenantId, input);
	const offered = new Map(calendar.map((day) => [keyOf(day), day]));
	const region = regionCode(input.country, input.region);
	const chosen = [...new Map(input.days.map((day) => [keyOf(day), day])).values()];
	const wanted = chosen.flatMap((day) => {
		const { kind } = offered.get(keyOf(day)) ?? refuse(dayNotOffered);
		return places
			.filter((place) => !isKept(kept, day, place))
			.map((siteId) => ({ ...day, id: newId(now.getTime()), kind, siteId, region }));
	});
	const added = await addHolidays(tx, context, wanted);
	await noteImport(tx, context, { ...input, region: input.region ?? null }, places);
	if (added.length > 0) context.announce({ kind: publicHolidays.topic, ids: added });
	return { added: added.length, present: chosen.length * places.length - added.length };
};

const keyOf = ({ date, name }: { readonly date: string; readonly name: string }) =>
	`${date} ${name}`;
