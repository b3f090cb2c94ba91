import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { masterTable } from "#kit/server/master-data/master-table.ts";
import { execute, firstRow } from "#kit/server/rows-of.ts";
import { terminals } from "../contract.ts";

export const terminalTable = masterTable("terminal", terminals, {
	columns: { name: "name", siteId: "site_id" },
	unique: { terminal_name: "name" },
	extra: {
		siteName: sql`(select s.name from site s where s.tenant_id = m.tenant_id and s.id = m.site_id)`,
		isPaired: sql`(m.token_hash is not null)`,
		seenAt: sql`m.seen_at`,
		sequenceSeen: sql`m.sequence_seen`,
	},
});

/** @returns false where there is no such terminal in use */
export async function setTerminalPairing(
	tx: Tx,
	tenantId: string,
	id: string,
	pairing: { readonly hash: Buffer; readonly until: Date },
): Promise<boolean> {
	const changed = await execute(tx)`
		update terminal set pairing_hash = ${pairing.hash}, pairing_until = ${pairing.until}
		where tenant_id = ${tenantId} and id = ${id} and is_enabled`;
	return changed === 1;
}

/** Uses a code up; a terminal that was paired before loses its token with it. */
export async function pairTerminalByCode(
	tx: Tx,
	tenantId: string,
	given: { readonly pairingHash: Buffer; readonly tokenHash: Buffer; readonly now: Date },
): Promise<{ id: string; name: string; sequenceSeen: number } | undefined> {
	return firstRow(tx)<{ id: string; name: string; sequenceSeen: number }>`
		update terminal set token_hash = ${given.tokenHash}, pairing_hash = null, pairing_until = null, seen_at = ${given.now}
		where tenant_id = ${tenantId} and pairing_hash = ${given.pairingHash} and pairing_until > ${given.now} and is_enabled
		returning id, name, sequence_seen as "sequenceSeen"`;
}

/** @returns false where nothing was paired */
export async function unpairTerminal(tx: Tx, tenantId: string, id: string): Promise<boolean> {
	const changed = await execute(tx)`
		update terminal set token_hash = null, pairing_hash = null, pairing_until = null
		where tenant_id = ${tenantId} and id = ${id} and token_hash is not null`;
	return changed === 1;
}

/** A row for each kind, also where nobody holds any; none where there is no such terminal. */
export function tokenCounts(tenantId: string, id: string): Statement {
	return {
		text: `
			select k.type, count(h.id) as count
			from terminal t
			cross join unnest(array['TRANSPONDER', 'NFC', 'PIN', 'FINGERPRINT']) with ordinality k (type, rank)
			left join app_user u on u.tenant_id = t.tenant_id and u.site_id = t.site_id and u.is_enabled
			left join hardware_token h on h.tenant_id = t.tenant_id and h.user_id = u.id and h.type = k.type
				and h.returned_at is null
			where t.tenant_id = $1 and t.id = $2
			group by k.type, k.rank order by k.rank`,
		values: [tenantId, id],
	};
}

/** A terminal's own count never goes back: bookings that it kept may come late and out of order. */
export async function noteSequence(tx: Tx, tenantId: string, id: string, sequence: number) {
	await execute(tx)`update terminal set sequence_seen = ${sequence}
		where tenant_id = ${tenantId} and id = ${id} and sequence_seen < ${sequence}`;
}
