import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import type { Structure } from "./insert-structure.ts";
import { type Random, seededRandom } from "./seeded-random.ts";
import { usernameOf } from "./username-of.ts";

const dayMs = 86_400_000;

/** A terminal at each site, the last one not yet paired, and what people hold before them. */
export async function insertDevices(
	builder: TenantBuilder,
	company: Company,
	structure: Structure,
	now: Date,
): Promise<void> {
	await insertTerminals(builder, company, structure, now);
	await insertTokens(builder, company, structure, now);
}

async function insertTerminals(
	builder: TenantBuilder,
	{ tenantNo, sites }: Company,
	{ units }: Structure,
	now: Date,
): Promise<void> {
	const siteIds = new Map([...units.values()].map(({ site, siteId }) => [site.key, siteId]));
	const rows = sites.map(({ key, name }, nth) => ({
		tenant_id: builder.tenantId,
		id: builder.newId(),
		name: `Eingang ${name}`,
		site_id: siteIds.get(key) as string,
		...(nth === sites.length - 1 && nth > 0
			? {}
			: {
					token_hash: bytes(seededRandom(`${tenantNo} ${key} terminal`)),
					seen_at: new Date(now.getTime() - (nth + 1) * 60_000),
				}),
	}));
	await builder.tx.insertInto("terminal").values(rows).execute();
}

/** A card for every third person; the first has a PIN too, and lost a card before. */
async function insertTokens(
	builder: TenantBuilder,
	{ tenantNo, people }: Company,
	{ userIds }: Structure,
	now: Date,
): Promise<void> {
	const holders = people
		.filter(({ leftDaysAgo }, nth) => leftDaysAgo === undefined && nth % 3 === 0)
		.map(usernameOf);
	const token = (name: string, type: string, daysAgo: number) => {
		const random = seededRandom(`${tenantNo} ${name} ${type} ${daysAgo}`);
		return {
			tenant_id: builder.tenantId,
			id: builder.newId(),
			user_id: userIds.get(name) as string,
			type,
			token_hash: bytes(random),
			hint: type === "PIN" ? "" : String(random.int(1000, 9999)),
			given_at: new Date(now.getTime() - daysAgo * dayMs),
			returned_at: null as Date | null,
		};
	};
	const [first = ""] = holders;
	const rows = holders.map((name) => token(name, "TRANSPONDER", 200));
	rows.push(token(first, "PIN", 30));
	rows.push({ ...token(first, "NFC", 400), returned_at: new Date(now.getTime() - 201 * dayMs) });
	await builder.tx.insertInto("hardware_token").values(rows).execute();
}

/** Stands for a hash; no secret is known that has it. */
function bytes(random: Random): Buffer {
	return Buffer.from(Array.from({ length: 32 }, () => random.int(0, 255)));
}
