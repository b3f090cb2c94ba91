import { sql } from "kysely";
import type { SsoKind } from "#areas/session/single-sign-on/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { firstRow } from "#kit/server/rows-of.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { removeRow } from "#kit/server/versioned-rows/sql.ts";
import type { contract } from "../contract.ts";

export type ProviderRow = AnswerOf<typeof contract.listSsoProviders>["providers"][number];

const providers = sql`
	select p.id, p.kind, p.issuer, p.client_id as "clientId", p.domains, p.is_enabled as "isEnabled", p.version,
		(select count(distinct l.user_id)::int from user_login l
			where l.tenant_id = p.tenant_id and l.provider = p.kind and l.external_subject is not null) as people
	from sso_provider p`;

/** All that are set up, with how many people each has recognised; of the secrets nothing. */
export function providersOf(tenantId: string): Statement {
	return statementOf(sql`
		${providers} where p.tenant_id = ${tenantId}
		order by p.kind desc`);
}

/** One of them, which nobody else changes meanwhile. */
export function lockProvider(tx: Tx, tenantId: string, kind: SsoKind) {
	return firstRow(tx)<ProviderRow>`
		${providers} where p.tenant_id = ${tenantId} and p.kind = ${kind}
		for update`;
}

interface ProviderValues
	extends Pick<ProviderRow, "issuer" | "clientId" | "domains" | "isEnabled"> {
	/** Undefined keeps the one that is there. */
	readonly secretSealed: Buffer | undefined;
}

/** False where somebody else has set it up at the same moment. */
export async function insertProvider(
	tx: Tx,
	tenantId: string,
	row: ProviderValues & {
		readonly id: string;
		readonly kind: SsoKind;
		readonly secretSealed: Buffer;
	},
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await tx
		.insertInto("sso_provider")
		.values({
			tenant_id: tenantId,
			id: row.id,
			kind: row.kind,
			issuer: row.issuer,
			client_id: row.clientId,
			secret_sealed: row.secretSealed,
			domains: [...row.domains],
			is_enabled: row.isEnabled,
		})
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirstOrThrow();
	return numInsertedOrUpdatedRows === 1n;
}

export async function updateProvider(tx: Tx, tenantId: string, id: string, row: ProviderValues) {
	await tx
		.updateTable("sso_provider")
		.set((eb) => ({
			issuer: row.issuer,
			client_id: row.clientId,
			domains: [...row.domains],
			is_enabled: row.isEnabled,
			version: eb("version", "+", 1),
			...(row.secretSealed && { secret_sealed: row.secretSealed }),
		}))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** Ways to it that are under way go with it. */
export async function deleteProvider(tx: Tx, tenantId: string, id: string): Promise<void> {
	await removeRow(tx, "sso_provider", { tenantId, id });
}
