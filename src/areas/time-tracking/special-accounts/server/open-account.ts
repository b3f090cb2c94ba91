import { factsChanged } from "#areas/time-tracking/target-actual/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { endBeforeBegin } from "../contract/refusals.ts";

const { permission } = specialAccounts;

/** Accounts belong to the whole company: whoever holds the key for a unit alone changes none. */
export function mayChangeAccounts({ session }: WriteContext, level: "WRITE" | "FULL"): void {
	requireGlobally(session, permission, level);
}

type Entity = "special_account_rule" | "special_account_condition" | "special_account_user";

/** A row that was read to be changed: refuses a missing one and a stale version. */
export async function openRow<Row extends { readonly id: string; readonly version: number }>(
	{ tx, tenantId }: WriteContext,
	entity: Entity,
	row: Row | undefined,
	version?: number,
): Promise<Row> {
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (version !== undefined && version !== row.version) {
		const current = { ...row };
		await refuseStale(tx, { tenantId, entity, entityId: row.id, current });
	}
	return row;
}

/** Leaves the trace of a change of an account's rules, and tells of it; the days that it reaches follow. */
export async function traceRule(
	context: WriteContext,
	entity: "special_account_rule" | "special_account_condition",
	change: {
		readonly id: string;
		readonly accountId: string;
		readonly action: "created" | "changed" | "deleted";
		readonly before?: object;
		readonly after?: object;
	},
): Promise<void> {
	const { id, accountId, action, before, after } = change;
	await audit(context.tx, context, {
		entity,
		entityId: id,
		action,
		before,
		after,
	});
	tellAccounts(context, [accountId]);
	await factsChanged(context);
}

export function tellAccounts(context: WriteContext, ids: readonly string[]): void {
	const { topic } = specialAccounts;
	context.announce({ kind: topic, ids, update: "UPDATE" });
}

export function checkDays({
	validFrom,
	validTo,
}: {
	readonly validFrom: string;
	readonly validTo: string | null;
}): void {
	if (validTo !== null && validTo < validFrom) refuse(endBeforeBegin);
}
