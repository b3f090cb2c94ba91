import { randomInt } from "node:crypto";
import type { NewTenant } from "#database/new-tenant.ts";
import { uiFeatures } from "#domain/access/ui-features.ts";
import { withKeptClient } from "./kept-client.ts";
import { TenantBuilder } from "./tenant-builder.ts";

/**
 * Builds one tenant in a test's database; each test may have its own.
 *
 * @param build runs in one transaction; what it returns is handed back together with the tenant's number
 */
export async function buildTenant<T>(
	ownerUrl: string,
	build: (tenant: TenantBuilder) => Promise<T>,
	wanted: Partial<NewTenant> = {},
): Promise<T & { tenantNo: string; tenantId: string }> {
	const tenantNo = wanted.tenantNo ?? nextNo();
	return withKeptClient(ownerUrl, async (client) => {
		await client.query("begin");
		const builder = await TenantBuilder.create(client, {
			tenantNo,
			name: "Klinikum Musterstadt",
			language: "de-DE",
			uiFeatures,
			site: { name: "Haus Nord", timeZone: "Europe/Berlin", country: "DE", region: "NW" },
			now: new Date("2026-11-21T08:00:00Z"),
			validFrom: "2020-01-01",
			...wanted,
		});
		const built = await build(builder);
		await client.query("commit");
		return { ...built, tenantNo, tenantId: builder.tenantId };
	});
}

const numbers = 16 ** 5;
let next = randomInt(numbers);

/** Another one for each tenant of a process: two that were drawn could be the same. */
function nextNo(): string {
	next = (next + 1) % numbers;
	return next.toString(16).padStart(5, "0").toUpperCase();
}
