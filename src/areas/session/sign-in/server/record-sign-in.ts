import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { truncatedAddress } from "./address-hash.ts";
import { insertLoginEvent } from "./sql/logins.ts";

export type SignInOutcome =
	| "SIGNED_IN"
	| "FAILED"
	| "LOCKED"
	| "MUST_CHANGE"
	| "SIGNED_OUT"
	| "PASSWORD_CHANGED"
	| "RESET_REQUESTED"
	| "REJECTED";

/** Leaves the trace of one way in, successful or not; names of nobody are kept as hashes only. */
export function recordSignIn(
	tx: Tx,
	context: RequestContext,
	event: {
		tenantId: string;
		userId: string | null;
		nameHash: Buffer | null;
		outcome: SignInOutcome;
		provider: string;
	},
): Promise<void> {
	return insertLoginEvent(tx, {
		...event,
		id: newId(context.now.getTime()),
		at: context.now,
		address: truncatedAddress(context.address),
		client: context.client,
	});
}
