import { uiFeatures } from "#domain/access/ui-features.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";

export interface Crowd {
	readonly tenantId: string;
	readonly workActivityId: string;
	readonly userIds: readonly string[];
	/** Value of the session cookie of the n-th person. */
	cookie(index: number): string;
}

/** Secret of the n-th person's session: as long as real ones, and so simple that a statement can build it too. */
export function secretOf(index: number): string {
	return String(index).padStart(43, "b");
}

export const secretInSql = (number: string) => `lpad(${number}, 43, 'b')`;

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
		await insertRoles(builder, userIds);
		await insertSessions(builder, userIds);
		await client.query("commit");
		const { tenantId } = builder;
		const cookie = (index: number) => `${tenantId}.${secretOf(index)}`;
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

async function insertRoles(builder: TenantBuilder, userIds: readonly string[]): Promise<void> {
	const { tx, tenantId, created, validFrom } = builder;
	await insertRows(
		tx,
		"role_assignment",
		tenantId,
		{ id: "uuid", user_id: "uuid", role_id: "uuid", scope: "text", valid_from: "date" },
		userIds.map((id) => ({
			id: builder.newId(),
			user_id: id,
			role_id: created.roleIds.Mitarbeiter ?? null,
			scope: "UNIT",
			valid_from: validFrom,
		})),
	);
}

async function insertSessions(builder: TenantBuilder, userIds: readonly string[]): Promise<void> {
	const seen = builder.now.toISOString();
	const end = new Date(builder.now.getTime() + 12 * 3_600_000).toISOString();
	await insertRows(
		builder.tx,
		"session",
		builder.tenantId,
		{
			token_hash: "bytea",
			id: "uuid",
			user_id: "uuid",
			provider: "text",
			seen_at: "timestamptz",
			idle_until: "timestamptz",
			ends_at: "timestamptz",
		},
		userIds.map((id, index) => ({
			token_hash: `\\x${hashOfSecret(secretOf(index)).toString("hex")}`,
			id: builder.newId(),
			user_id: id,
			provider: "MANUAL",
			seen_at: seen,
			idle_until: end,
			ends_at: end,
		})),
	);
}
