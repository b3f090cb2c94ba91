import { sql } from "kysely";
import type { Tx } from "../database/tenant-transaction.ts";

export interface AuditSeal {
	readonly seq: number;
	readonly events: number;
	readonly digest: Buffer;
}

/** A seal that does not hold any more; see database/functions/verify_audit.sql. */
export interface BrokenSeal {
	readonly seq: number;
	readonly fault: "SEQUENCE" | "CHAIN" | "EVENTS" | "DIGEST";
}

/** Works as `maintenance`. @returns undefined where nothing is new, or where another process is at it */
export async function sealAudit(
	tx: Tx,
	tenantId: string,
	at: Date,
): Promise<AuditSeal | undefined> {
	const { rows } = await sql<AuditSeal>`
		select seq, events, digest from seal_audit(${tenantId}, ${at})`.execute(tx);
	return rows[0];
}

/** Reads the events under the seals once more. */
export async function verifyAudit(
	tx: Tx,
	tenantId: string,
	sealedSince: Date,
): Promise<BrokenSeal[]> {
	const { rows } = await sql<BrokenSeal>`
		select v.seq, v.fault
		from (select min(s.seq) as seq from audit_seal s where s.tenant_id = ${tenantId} and s.at >= ${sealedSince}) first
		cross join lateral verify_audit(${tenantId}, first.seq) v`.execute(tx);
	return rows;
}
