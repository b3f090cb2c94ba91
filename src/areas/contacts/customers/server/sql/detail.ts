import { sql } from "kysely";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { Customer } from "../../contract.ts";
import type { Asker } from "./asker-of.ts";
import { customColumns, head, projectCount } from "./columns.ts";

export interface DetailRow extends Customer, Record<string, unknown> {}

export function customerDetail(asker: Asker, id: string): Statement {
	return statementOf(sql`
		select ${head}, m.address, m.contact, ${projectCount} as "projectCount", ${customColumns(asker.custom)}
		from customer m where m.tenant_id = ${asker.tenantId} and m.id = ${id}`);
}
