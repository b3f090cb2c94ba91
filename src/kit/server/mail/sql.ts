import { sql } from "kysely";
import type { Tx } from "../database/tenant-transaction.ts";

export interface StoredMail {
	readonly id: string;
	readonly recipient: string;
	readonly template: string;
	readonly language: string;
	readonly params_sealed: Buffer;
	readonly tries: number;
	/** The company's setting `mails.sender` of that day. */
	readonly sender: unknown;
}

export async function insertMail(
	tx: Tx,
	row: {
		tenant_id: string;
		id: string;
		recipient: string;
		template: string;
		language: string;
		params_sealed: Buffer;
		next_at: Date;
		about_entity: string | null;
		about_id: string | null;
	},
): Promise<void> {
	await tx.insertInto("mail_outbox").values(row).execute();
}

export function readWaitingMail(
	tx: Tx,
	tenantId: string,
	id: string,
	now: Date,
): Promise<StoredMail | undefined> {
	return tx
		.selectFrom("mail_outbox")
		.select([
			"id",
			"recipient",
			"template",
			"language",
			"params_sealed",
			"tries",
			sql<unknown>`resolve_setting(${tenantId}, null, null, 'mails.sender', ${now}::timestamptz::date)`.as(
				"sender",
			),
		])
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.where("state", "=", "WAITING")
		.executeTakeFirst();
}

export async function markSent(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
	await tx
		.updateTable("mail_outbox")
		.set((eb) => ({ state: "SENT", sent_at: now, last_error: null, tries: eb("tries", "+", 1) }))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

export async function markUnsent(
	tx: Tx,
	tenantId: string,
	id: string,
	failure: { state: "WAITING" | "FAILED"; error: string; nextAt: Date },
): Promise<void> {
	await tx
		.updateTable("mail_outbox")
		.set((eb) => ({
			state: failure.state,
			last_error: failure.error.slice(0, 500),
			next_at: failure.nextAt,
			tries: eb("tries", "+", 1),
		}))
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.execute();
}

/** Mails that should have left long ago, because their task got lost or gave up. */
export async function readForgottenMails(
	tx: Tx,
	tenantId: string,
	dueBefore: Date,
): Promise<string[]> {
	const rows = await tx
		.selectFrom("mail_outbox")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("state", "=", "WAITING")
		.where("next_at", "<", dueBefore)
		.orderBy("next_at")
		.limit(500)
		.execute();
	return rows.map((row) => row.id);
}

/** Works as `maintenance`. An id carries the time of its making. */
export async function deleteOldMails(tx: Tx, tenantId: string, madeBefore: Date): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("mail_outbox")
		.where("tenant_id", "=", tenantId)
		.where("id", "<", sql<string>`uuid_v7_floor(${madeBefore})`)
		.where("state", "<>", "WAITING")
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}
