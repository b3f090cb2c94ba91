import pg from "pg";
import { type BrokenSeal, verifyAudit } from "#kit/server/audit-seal/sql.ts";
import { transactionOn } from "#kit/server/database/tenant-transaction.ts";
import { tenantsOf } from "../tenants-of.ts";

export interface VerifiedTenant {
	readonly tenantNo: string;
	readonly seals: number;
	/** Under the seals, and written since the last of them. */
	readonly events: number;
	readonly unsealed: number;
	/** Of the last seal, in hexadecimal digits: the log of that time names it too. */
	readonly digest: string | null;
	readonly broken: readonly BrokenSeal[];
}

const ever = new Date(0);

/**
 * Reads every event under every seal once more, as the owner, changing nothing.
 *
 * @param tenantNo one tenant; all of them without
 * @throws a sentence when there is no such tenant
 */
export async function* verifyTenants(
	ownerUrl: string,
	tenantNo: string | undefined,
): AsyncGenerator<VerifiedTenant, void> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		const tenants = await tenantsOf(client, tenantNo);
		for (const { id, no } of tenants) yield await verifyOne(client, id, no);
	} finally {
		await client.end();
	}
}

async function verifyOne(
	client: pg.Client,
	tenantId: string,
	tenantNo: string,
): Promise<VerifiedTenant> {
	await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
	const broken = await verifyAudit(transactionOn(client), tenantId, ever);
	const { rows } = await client.query<Omit<VerifiedTenant, "broken">>(
		`select $2::text as "tenantNo", count(*)::int as seals, coalesce(sum(events), 0)::int as events,
			(select count(*)::int from audit_event e where e.tenant_id = $1) - coalesce(sum(events), 0)::int as unsealed,
			(select encode(l.digest, 'hex') from audit_seal l where l.tenant_id = $1 order by l.seq desc limit 1) as digest
		from audit_seal where tenant_id = $1`,
		[tenantId, tenantNo],
	);
	const [counts] = rows;
	if (counts === undefined) throw new Error(`${tenantNo} was not counted.`);
	return { ...counts, broken };
}
