import { type RawBuilder, sql } from "kysely";
import { type CustomScope, customConditions } from "#areas/settings/custom-fields/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../../contract.ts";

type Condition = RawBuilder<unknown>;
type Input = InputOf<(typeof contract)["listTimeTrackingsOf"]>;

/** Conditions of the extended filter on the entry `t` with its activity `a`. */
export function furtherFilters(
	scope: { readonly tenantId: string; readonly custom: CustomScope },
	input: Input,
): Condition[] {
	const { classTypes, sources, hasChange } = input;
	const { tenantId } = scope;
	const found: Condition[] = [];
	if (classTypes) found.push(sql`t.class_type = any(${classTypes}::text[])`);
	if (sources) found.push(sql`t.source = any(${sources}::text[])`);
	if (hasChange !== undefined) {
		found.push(sql`exists (select from time_tracking_change_request c
			where c.tenant_id = ${tenantId} and c.time_tracking_id = t.id and c.state = 'OPEN') = ${hasChange}`);
	}
	found.push(...projectConditions(tenantId, input));
	return [...found, ...customConditions(scope.custom, input.custom)];
}

function projectConditions(tenantId: string, { projectIds, customerIds }: Input): Condition[] {
	const nodes = sql`select n.id from project_node n
		join project p on p.tenant_id = n.tenant_id and p.id = n.project_id where n.tenant_id = ${tenantId}`;
	const within = (condition: Condition) => sql`t.project_node_id in (${nodes} and ${condition})`;
	return [
		...(projectIds ? [within(sql`p.id = any(${projectIds}::uuid[])`)] : []),
		...(customerIds ? [within(sql`p.customer_id = any(${customerIds}::uuid[])`)] : []),
	];
}
