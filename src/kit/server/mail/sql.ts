import { execute, firstRow, rows } from "#kit/server/rows-of.ts";
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

interface NewMailRow {
	readonly tenantId: string;
	readonly id: string;
	readonly recipient: string;
	readonly template: string;
	readonly language: string;
	readonly paramsSealed: Buffer;
	readonly nextAt: Date;
	readonly aboutEntity: string | null;
	readonly aboutId: string | null;
}

export async function insertMail(tx: Tx, row: NewMailRow): Promise<void> {
	await execute(tx)`
		insert into mail_outbox (tenant_id, id, recipient, template, language, params_sealed, next_at, about_entity,
			about_id)
		values (${row.tenantId}, ${row.id}, ${row.recipient}, ${row.template}, ${row.language}, ${row.paramsSealed},
			${row.nextAt}, ${row.aboutEntity}, ${row.aboutId})`;
}

export function readWaitingMail(tx: Tx, tenantId: string, id: string, now: Date) {
	return firstRow(tx)<StoredMail>`
		select id, recipient, template, language, params_sealed, tries,
			resolve_setting(${tenantId}, null, null, 'mails.sender', ${now}::timestamptz::date) as sender
		from mail_outbox where tenant_id = ${tenantId} and id = ${id} and state = 'WAITING'`;
}

export async function markSent(tx: Tx, tenantId: string, id: string, now: Date): Promise<void> {
	await execute(tx)`
		update mail_outbox set state = 'SENT', sent_at = ${now}, last_error = null, tries = tries + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

export async function markUnsent(
	tx: Tx,
	tenantId: string,
	id: string,
	{ state, error, nextAt }: { state: "WAITING" | "FAILED"; error: string; nextAt: Date },
): Promise<void> {
	await execute(tx)`
		update mail_outbox set state = ${state}, last_error = ${error.slice(0, 500)}, next_at = ${nextAt},
			tries = tries + 1
		where tenant_id = ${tenantId} and id = ${id}`;
}

/** Mails that should have left long ago, because their task got lost or gave up. */
export async function readForgottenMails(tx: Tx, tenantId: string, dueBefore: Date) {
	const found = await rows(tx)<{ id: string }>`
		select id from mail_outbox where tenant_id = ${tenantId} and state = 'WAITING' and next_at < ${dueBefore}
		order by next_at limit 500`;
	return found.map(({ id }) => id);
}

/** Works as `maintenance`. An id carries the time of its making. */
export function deleteOldMails(tx: Tx, tenantId: string, madeBefore: Date): Promise<number> {
	return execute(tx)`
		delete from mail_outbox where tenant_id = ${tenantId} and id < uuid_v7_floor(${madeBefore})
			and state <> 'WAITING'`;
}
