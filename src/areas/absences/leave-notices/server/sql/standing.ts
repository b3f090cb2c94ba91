import { type RawBuilder, sql } from "kysely";

/** Of receipts of a notice the row `r` is the last one: a later one corrects it. */
export const isStanding: RawBuilder<unknown> = sql`not exists (
	select from leave_notice_receipt later
	where later.tenant_id = r.tenant_id and later.notice_id = r.notice_id and later.nth > r.nth)`;
