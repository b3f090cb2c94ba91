import { type HolidayCountry, holidayCountries } from "#domain/holidays/holiday-facts.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Actor } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { addHolidays, noteImport, regionCode } from "./add-holidays.ts";
import { countryCalendar, isRegion } from "./country-calendar.ts";
import { isKept } from "./offered-days.ts";
import { isImportedEverywhere, lastImports, readKept } from "./sql.ts";

/** The present year and the next two: people plan their leave that far. */
const yearsAhead = 2;

interface Place {
	/** Null: everywhere. */
	readonly siteId: string | null;
	readonly country: string;
	readonly region: string | null;
}

/**
 * What is free by law where a new site lies, for this year and the next two. Nothing where the same calendar was imported for
 * everywhere: the site then has the company's days.
 *
 * @returns ids of the holidays that were added
 */
export async function importForSite(
	tx: Tx,
	actor: Actor,
	site: Place & { readonly siteId: string },
): Promise<string[]> {
	if (await isImportedEverywhere(tx, actor.tenantId, site)) return [];
	const year = actor.now.getUTCFullYear();
	return importYears(tx, actor, site, year, year + yearsAhead);
}

/**
 * The year that comes in sight in January, wherever holidays were imported before. Years already imported are left alone, so that
 * a day somebody removed stays away.
 */
export async function importComingYear(tx: Tx, actor: Actor): Promise<string[]> {
	if (actor.now.getUTCMonth() !== 0) return [];
	const year = actor.now.getUTCFullYear();
	const added: string[] = [];
	for (const { until, ...place } of await lastImports(tx, actor.tenantId)) {
		const fromYear = Math.max(until + 1, year);
		const toYear = year + yearsAhead;
		if (fromYear > toYear) continue;
		added.push(...(await importYears(tx, actor, place, fromYear, toYear)));
	}
	return added;
}

async function importYears(
	tx: Tx,
	actor: Actor,
	{ siteId, country, region }: Place,
	fromYear: number,
	toYear: number,
): Promise<string[]> {
	if (!hasCalendar(country) || !isRegion(country, region ?? undefined)) return [];
	const asked = { country, ...(region !== null && { region }), fromYear, toYear };
	const { tenantId, now } = actor;
	const { kept } = await readKept(tx, tenantId, asked, siteId === null ? [] : [siteId]);
	const wanted = (await countryCalendar(asked))
		.filter((day) => day.isProposed && !isKept(kept, day, siteId))
		.map(({ isProposed: _, ...day }) => ({
			...day,
			id: newId(now.getTime()),
			siteId,
			region: regionCode(country, region),
		}));
	const added = wanted.length === 0 ? [] : await addHolidays(tx, actor, wanted);
	await noteImport(tx, actor, { country, region, fromYear, toYear }, [siteId]);
	return added;
}

function hasCalendar(country: string): country is HolidayCountry {
	return (holidayCountries as readonly string[]).includes(country);
}
