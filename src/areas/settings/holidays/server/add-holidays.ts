import { newId } from "#kit/contract/new-id.ts";
import { type Actor, auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { publicHolidays } from "../contract.ts";
import { insertImported, insertImports, type NewHoliday } from "./sql.ts";

const batchSize = 500;

/** Each with its trace; answers the ids of those that were added. */
export async function addHolidays(
	tx: Tx,
	actor: Actor,
	wanted: readonly NewHoliday[],
): Promise<string[]> {
	const ids: string[] = [];
	for (let at = 0; at < wanted.length; at += batchSize) {
		const batch = wanted.slice(at, at + batchSize);
		const added = await insertImported(tx, actor.tenantId, batch);
		const traces = batch
			.filter(({ id }) => added.has(id))
			.map(({ id, ...after }) => ({
				entity: publicHolidays.entity,
				entityId: id,
				action: "created",
				after: { ...after, source: "IMPORT" },
			}));
		await auditAll(tx, actor, traces);
		ids.push(...added);
	}
	return ids;
}

interface Imported {
	readonly country: string;
	readonly region: string | null;
	readonly fromYear: number;
	readonly toYear: number;
}

/** Keeps that the years were imported for the places, whatever of them was chosen. */
export async function noteImport(
	tx: Tx,
	{ tenantId, now }: Actor,
	{ country, region, fromYear, toYear }: Imported,
	places: readonly (string | null)[],
): Promise<void> {
	const years = Array.from({ length: toYear - fromYear + 1 }, (_, nth) => fromYear + nth);
	const noted = places.map((siteId) => ({
		id: newId(now.getTime()),
		siteId,
		country,
		region,
		years,
		at: now,
	}));
	await insertImports(tx, tenantId, noted);
}

export function regionCode(country: string, region: string | null | undefined): string {
	return region == null ? country : `${country}-${region}`;
}
