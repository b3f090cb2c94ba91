import { newId } from "#kit/contract/new-id.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

/** What somebody did, for tests of the history. */
export interface TestEvent {
	readonly entity: string;
	readonly entityId: string;
	readonly subject?: string | undefined;
	readonly action?: string;
	readonly before?: unknown;
	readonly after?: unknown;
	readonly by?: string | undefined;
	readonly impersonator?: string | undefined;
}

/** Traces events, one a second. */
export async function trace(tenant: TenantBuilder, events: readonly TestEvent[]) {
	for (const [place, event] of events.entries()) {
		// one after the other, as in life
		const at = new Date(Date.UTC(2026, 10, 20, 8, 0, place));
		await tenant.tx
			.insertInto("audit_event")
			.values({
				tenant_id: tenant.tenantId,
				id: newId(at.getTime()),
				at,
				actor_kind: event.by === undefined ? "SYSTEM" : "USER",
				actor_id: event.by ?? null,
				impersonator_id: event.impersonator ?? null,
				entity: event.entity,
				entity_id: event.entityId,
				subject_user_id: event.subject ?? null,
				action: event.action ?? "changed",
				before: event.before == null ? null : JSON.stringify(event.before),
				after: event.after == null ? null : JSON.stringify(event.after),
			})
			.execute();
	}
}
