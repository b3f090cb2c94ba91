import type { Statement } from "../../../../kit/server/database/database.ts";

export interface OpenTrackingRow extends Record<string, unknown> {
	readonly id: string;
	readonly isRequested: boolean;
	readonly needsReason: boolean;
	readonly isAutoFinished: boolean;
}

/** One's entries that still ask for something, the newest first. What was rejected or cancelled asks for nothing. */
export function openTrackings(tenantId: string, userId: string): Statement {
	return {
		name: "open_trackings",
		text: `
			select t.id, t.state = 'REQUESTED' as "isRequested",
				t.needs_reason and t.reason is null as "needsReason",
				t.auto_finished and t.state = 'REQUESTED' as "isAutoFinished"
			from time_tracking t
			where t.tenant_id = $1 and t.user_id = $2 and t.deleted_at is null
				and (t.needs_reason or t.auto_finished or t.state = 'REQUESTED')
				and t.state in ('PLANNED', 'REQUESTED', 'APPROVED')
			order by t.begin_at desc`,
		values: [tenantId, userId],
	};
}
