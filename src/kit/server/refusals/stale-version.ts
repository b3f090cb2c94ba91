import { commonRefusals } from "#kit/contract/refusal.ts";
import { rows } from "#kit/server/rows-of.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { refuse } from "./refuse.ts";

interface Stale {
	readonly tenantId: string;
	/** As the audit names it, e.g. `cost_centre`. */
	readonly entity: string;
	readonly entityId: string;
	/** What the row holds now, by the names of the contract. */
	readonly current: Readonly<Record<string, unknown>>;
}

/** Refuses a change of a row that somebody else has changed meanwhile; the facts say who, when, and what it holds now. */
export async function refuseStale(tx: Tx, { tenantId, entity, entityId, current }: Stale) {
	const found = await rows(tx)<{ at: Date; name: string | null }>`
		select a.at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name
		from audit_event a
		left join app_user u on u.tenant_id = a.tenant_id and u.id = a.actor_id
		where a.tenant_id = ${tenantId} and a.entity_id = ${entityId} and a.entity = ${entity}
		order by a.id desc limit 1`;
	const [last] = found;
	return refuse(commonRefusals.staleVersion, {
		facts: { changedBy: last?.name ?? null, changedAt: last?.at.toISOString() ?? null, current },
	});
}
