import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import {
	chargeUnit,
	insertCostCentre,
	insertEmploymentType,
	insertQualification,
	insertTag,
	qualify,
} from "#kit/testing/master-data-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company, DemoUnit } from "./company.ts";
import type { Structure } from "./insert-structure.ts";
import { seededRandom } from "./seeded-random.ts";
import { usernameOf } from "./username-of.ts";

/** Cost centres, tags, employment types and qualifications of a company, with who has them. */
export async function insertMasterData(
	builder: TenantBuilder,
	company: Company,
	structure: Structure,
	today: LocalDay,
): Promise<void> {
	await insertCostCentres(builder, company, structure);
	await insertTags(builder, company, structure);
	await insertEmploymentTypes(builder);
	await insertQualifications(builder, company, structure, today);
}

/** One for each unit right below a site, which all units below it are charged to as well. */
async function insertCostCentres(
	builder: TenantBuilder,
	{ sites }: Company,
	{ units }: Structure,
): Promise<void> {
	for (const [nth, site] of sites.entries()) {
		for (const [place, unit] of site.units.entries()) {
			const code = String(4100 + nth * 100 + place * 10);
			const id = await insertCostCentre(builder, { code, name: unit.name });
			for (const key of keysBelow(unit))
				await chargeUnit(builder, units.get(key)?.id as string, id);
		}
	}
}

function keysBelow({ key, children = [] }: DemoUnit): readonly string[] {
	return [key, ...children.flatMap(keysBelow)];
}

const tags = [
	{ name: "Ersthelfer", color: "#1f8a70", share: 0.15 },
	{ name: "Brandschutz", color: "#b8401a", share: 0.1 },
	{ name: "Betriebsrat", color: "#5b57c8", share: 0.06 },
	{ name: "Rufbereitschaft", color: "#0d8abc", share: 0.2 },
] as const;

async function insertTags(
	builder: TenantBuilder,
	company: Company,
	{ userIds }: Structure,
): Promise<void> {
	for (const { share, ...tag } of tags) {
		const wearers = chosen(company, tag.name, share);
		await insertTag(builder, tag, idsOf(wearers, userIds));
	}
}

async function insertEmploymentTypes(builder: TenantBuilder): Promise<void> {
	await insertEmploymentType(builder, "Vollzeit");
	await insertEmploymentType(builder, "Teilzeit");
	await insertEmploymentType(builder, "Minijob", { monthlyWageCents: 55_600 });
	await insertEmploymentType(builder, "Werkstudent", { weeklyMinutes: 20 * 60 });
	await insertEmploymentType(builder, "Ausbildung", { dailyMinutes: 8 * 60 });
}

const plain = [
	{ name: "Reanimationstraining", share: 0.5 },
	{ name: "Führerschein Klasse B", share: 0.6 },
] as const;
const languageLevels = ["Grundkenntnisse", "Fließend", "Muttersprache"] as const;

async function insertQualifications(
	builder: TenantBuilder,
	company: Company,
	{ userIds }: Structure,
	today: LocalDay,
): Promise<void> {
	for (const { name, share } of plain) {
		const id = await insertQualification(builder, name);
		for (const userId of idsOf(chosen(company, name, share), userIds)) {
			await qualify(builder, userId, id);
		}
	}
	const english = await insertQualification(builder, "Englisch", languageLevels);
	for (const [nth, userId] of idsOf(chosen(company, "Englisch", 0.4), userIds).entries()) {
		const level = (nth % languageLevels.length) + 1;
		// one of them has to be renewed: it ended last month
		const validTo = isoOfDay((today - 30) as LocalDay);
		await qualify(builder, userId, english, { level, ...(nth === 0 ? { validTo } : {}) });
	}
}

/** Sign-in names of so large a share of the company's people, always the same ones. */
function chosen({ tenantNo, people }: Company, what: string, share: number): string[] {
	const random = seededRandom(`${tenantNo} ${what}`);
	const percent = Math.round(share * 100);
	return people.map(usernameOf).filter(() => random.int(1, 100) <= percent);
}

function idsOf(names: readonly string[], userIds: ReadonlyMap<string, string>): string[] {
	return names.map((name) => userIds.get(name) as string);
}
