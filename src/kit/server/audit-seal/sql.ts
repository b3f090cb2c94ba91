import { firstRow, rows } from "#kit/server/rows-of.ts";
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
export function sealAudit(tx: Tx, tenantId: string, at: Date) {
	return firstRow(tx)<AuditSeal>`
		select seq, events, digest from seal_audit(${tenantId}, ${at})`;
}

/** Reads the events under the seals once more. */
export function verifyAudit(tx: Tx, tenantId: string, sealedSince: Date) {
	return rows(tx)<BrokenSeal>`
		select v.seq, v.fault
		from (select min(s.seq) as seq from audit_seal s where s.tenant_id = ${tenantId} and s.at >= ${sealedSince}) first
		cross join lateral verify_audit(${tenantId}, first.seq) v`;
}
