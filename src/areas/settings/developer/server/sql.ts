import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

export function newestMails(tenantId: string): Statement {
	return statementOf(sql`
		select id, recipient, template, language, state, tries, uuid_v7_time(id) as "createdAt", sent_at as "sentAt",
			last_error as "lastError", params_sealed as sealed
		from mail_outbox where tenant_id = ${tenantId} order by id desc limit 100`);
}
