import { uiFeatures } from "#domain/access/ui-features.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { signEverybodyIn } from "./sign-everybody-in.ts";

export interface Crowd {
	readonly tenantId: string;
	readonly workActivityId: string;
	readonly userIds: readonly string[];
	/** Value of the session cookie of the n-th person. */
	cookie(index: number): string;
}

/** One tenant with many employees, each signed in. */
export async function insertCrowd(ownerUrl: string, count: number): Promise<Crowd> {
	return withClient(ownerUrl, async (client) => {
		await client.query("begin");
		const builder = await TenantBuilder.create(client, {
			tenantNo: "BENCH",
			name: "Bench",
			language: "de-DE",
			uiFeatures,
			site: { name: "Bench", timeZone: "Europe/Berlin", country: "DE", region: null },
			now: new Date(),
			validFrom: "2020-01-01",
		});
		const userIds = Array.from({ length: count }, () => builder.newId());
		await insertUsers(builder, userIds);
		const cookie = await signEverybodyIn(builder, userIds);
		await client.query("commit");
		const { tenantId } = builder;
		const workActivityId = builder.created.activities.work;
		return { tenantId, workActivityId, userIds, cookie };
	});
}

async function insertUsers(builder: TenantBuilder, userIds: readonly string[]): Promise<void> {
	const { tx, tenantId, created } = builder;
	await insertRows(
		tx,
		"app_user",
		tenantId,
		{ id: "uuid", unit_id: "uuid", site_id: "uuid", first_name: "text", last_name: "text" },
		userIds.map((id, index) => ({
			id,
			unit_id: created.siteUnitId,
			site_id: created.siteId,
			first_name: "Person",
			last_name: String(index),
		})),
	);
}
