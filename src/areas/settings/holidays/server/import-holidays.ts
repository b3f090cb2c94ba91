import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { type contract, dayNotOffered, publicHolidays } from "../contract.ts";
import { isKept, offeredDays } from "./offered-days.ts";
import { insertImported, insertImports, type NewHoliday } from "./sql.ts";

type Input = InputOf<typeof contract.importHolidays>;

const batchSize = 500;

/** Adds the chosen days wherever they do not hold yet; running it again adds nothing. */
export const importHolidays: Handler<typeof contract.importHolidays> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	requireGlobally(session, publicHolidays.permission, "WRITE");
	const { calendar, kept, places } = await offeredDays(tx, tenantId, input);
	const offered = new Map(calendar.map((day) => [keyOf(day), day]));
	const region = regionOf(input);
	const chosen = [...new Map(input.days.map((day) => [keyOf(day), day])).values()];
	const wanted = chosen.flatMap((day) => {
		const { kind } = offered.get(keyOf(day)) ?? refuse(dayNotOffered);
		return places
			.filter((place) => !isKept(kept, day, place))
			.map((siteId) => ({ ...day, id: newId(now.getTime()), kind, siteId, region }));
	});
	const added = await insertAll(context, wanted);
	await noteImport(context, input, places);
	if (added.length > 0) context.announce({ kind: publicHolidays.topic, ids: added });
	return { added: added.length, present: chosen.length * places.length - added.length };
};

const keyOf = ({ date, name }: { readonly date: string; readonly name: string }) =>
	`${date} ${name}`;

const regionOf = ({ country, region }: Input) =>
	region === undefined ? country : `${country}-${region}`;

/** Each with its trace; answers the ids of those that were added. */
async function insertAll(context: WriteContext, wanted: readonly NewHoliday[]): Promise<string[]> {
	const { tx, tenantId } = context;
	const ids: string[] = [];
	for (let at = 0; at < wanted.length; at += batchSize) {
		const batch = wanted.slice(at, at + batchSize);
		const added = await insertImported(tx, tenantId, batch);
		const traces = batch
			.filter(({ id }) => added.has(id))
			.map(({ id, ...after }) => ({
				entity: publicHolidays.entity,
				entityId: id,
				action: "created",
				after: { ...after, source: "IMPORT" },
			}));
		await auditAll(tx, context, traces);
		ids.push(...added);
	}
	return ids;
}

async function noteImport(
	{ tx, tenantId, now }: WriteContext,
	{ country, region, fromYear, toYear }: Input,
	places: readonly (string | null)[],
): Promise<void> {
	const years = Array.from({ length: toYear - fromYear + 1 }, (_, nth) => fromYear + nth);
	await insertImports(
		tx,
		tenantId,
		places.map((siteId) => ({
			id: newId(now.getTime()),
			siteId,
			country,
			region: region ?? null,
			years,
			at: now,
		})),
	);
}
