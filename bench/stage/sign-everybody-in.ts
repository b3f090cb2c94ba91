import { hashOfSecret } from "#kit/server/secrets.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** Employees with a session each; answers the value of the n-th person's session cookie. */
export async function signEverybodyIn(
	builder: TenantBuilder,
	userIds: readonly string[],
): Promise<(index: number) => string> {
	await insertRoles(builder, userIds);
	await insertSessions(builder, userIds);
	return (index) => `${builder.tenantId}.${secretOf(index)}`;
}

/** As long as real ones. */
function secretOf(index: number): string {
	return String(index).padStart(43, "b");
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
