import pg from "pg";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { askedAbout, furtherRows } from "./further-rows.ts";
import { repeatResults } from "./older-results.ts";
import { withoutChecks } from "./without-checks.ts";
import { insertWorkingCompany, type WorkingCompany } from "./working-company.ts";

/** Entries of a person and working day. */
const entriesEachDay = 3;

/** Of the days, so many are worked on. */
const workingShare = 5 / 7;

/** Of so many days results are computed, and repeated for those before that the law looks back to. */
const daysWithResults = 45;
const daysOfLaw = 240;

export interface ListedCompany extends WorkingCompany {
	/** What lists about one thing are asked about, by the name of the parameter. */
	readonly given: Readonly<Record<string, string>>;
}

/** A company whose lists are long, each of them: what a large customer has after years. */
export async function insertListedCompany(
	ownerUrl: string,
	people: number,
	entries: number,
): Promise<ListedCompany> {
	const days = Math.ceil(entries / people / entriesEachDay / workingShare);
	const company = await insertWorkingCompany(ownerUrl, people, days, daysWithResults);
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [company.tenantId]);
		await repeatResults(client, company.tenantId, daysBefore(company.today, daysOfLaw));
		await fillLists(client, company.tenantId);
		await client.query("vacuum analyze");
		return { ...company, given: await givenOf(client, company.tenantId) };
	} finally {
		await client.end();
	}
}

function daysBefore(day: string, days: number): string {
	return isoOfDay((dayOfIso(day) - days) as LocalDay);
}

async function fillLists(client: pg.Client, tenantId: string): Promise<void> {
	const { rows } = await client.query<{ id: string }>(
		"select id from app_user where tenant_id = $1 and first_name = 'Administrator'",
		[tenantId],
	);
	// written at once and not one by one: what a change calls for is not asked of each row
	await withoutChecks(client, ["time_tracking", "booking"], async () => {
		for (const text of furtherRows) await client.query(text, [tenantId, rows[0]?.id]);
	});
}

async function givenOf(client: pg.Client, tenantId: string) {
	const given: Record<string, string> = {};
	for (const [name, text] of Object.entries(askedAbout)) {
		const values = text.includes("$1") ? [tenantId] : [];
		const { rows } = await client.query<string[]>({ text, values, rowMode: "array" });
		given[name] = rows[0]?.[0] ?? "";
	}
	return given;
}
