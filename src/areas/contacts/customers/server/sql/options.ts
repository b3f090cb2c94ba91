import type { Statement } from "#kit/server/database/database.ts";

export interface OptionRow extends Record<string, unknown> {
	readonly id: string;
	readonly no: string;
	readonly name: string;
	readonly isEnabled: boolean;
}

export function customerOptions(tenantId: string): Statement {
	return {
		name: "customer_options",
		text: `select id, no, name, is_enabled as "isEnabled" from customer
			where tenant_id = $1 order by name collate natural_order, id`,
		values: [tenantId],
	};
}
