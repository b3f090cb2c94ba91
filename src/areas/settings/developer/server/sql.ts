import type { Statement } from "#kit/server/database/database.ts";

export function newestMails(tenantId: string): Statement {
	return {
		name: "newest_outbox_mails",
		text: `
			select id, recipient, template, language, state, tries, uuid_v7_time(id) as "createdAt", sent_at as "sentAt",
				last_error as "lastError", params_sealed as sealed
			from mail_outbox where tenant_id = $1 order by id desc limit 100`,
		values: [tenantId],
	};
}
