import { sql } from "kysely";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { Step } from "#domain/approval/approval-state.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { TimeTracking } from "../../contract/tracking-answer.ts";
import type { ManagedScope } from "./managed-page.ts";
import { allSteps, changeRequest, openSteps } from "./tracking-columns.ts";

export interface StateRow
	extends Pick<TimeTracking, "id" | "version" | "state">,
		Pick<TimeTracking, "openSteps" | "changeRequest">,
		Record<string, unknown> {
	readonly userId: string;
	readonly isRunning: boolean;
	readonly owesReason: boolean;
	readonly steps: readonly Step[];
	readonly selfApproval: boolean;
	readonly level: PermissionLevel;
}

/** Of some entries, those that are one's own or of people one may read, with what decides about their next state. */
export function stateInfos(
	{ tenantId, ownId, reach }: Omit<ManagedScope, "inSite" | "custom">,
	ids: readonly string[],
): Statement {
	return statementOf(sql`
		select t.id, t.version, t.state, t.user_id as "userId", t.end_at is null as "isRunning",
			t.needs_reason and t.reason is null as "owesReason",
			${openSteps} as "openSteps", ${changeRequest} as "changeRequest", ${allSteps} as steps,
			coalesce((a.approval ->> 'selfApproval')::boolean, false) as "selfApproval",
			case when t.user_id in ${reach.FULL} then 'FULL' when t.user_id in ${reach.WRITE} then 'WRITE'
				when t.user_id in ${reach.READ} then 'READ' else 'NONE' end as level
		from time_tracking t
		join activity a on a.tenant_id = t.tenant_id and a.id = t.activity_id
		where t.tenant_id = ${tenantId} and t.deleted_at is null and t.id = any(${ids}::uuid[])
			and (t.user_id = ${ownId} or t.user_id in ${reach.READ})
		order by t.begin_at, t.id`);
}
