import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { RequestContext } from "#kit/server/http/context.ts";
import { truncatedAddress } from "../proof/address-hash.ts";
import { insertLoginEvent } from "../sql/logins.ts";

export type SignInOutcome =
	| "SIGNED_IN"
	| "FAILED"
	| "LOCKED"
	| "MUST_CHANGE"
	| "SIGNED_OUT"
	| "PASSWORD_CHANGED"
	| "RESET_REQUESTED"
	| "REJECTED";

interface SignInEvent {
	readonly tenantId: string;
	readonly userId: string | null;
	/** What was typed and is nobody's name, as a hash only. */
	readonly nameHash?: Buffer;
	readonly outcome: SignInOutcome;
	/** By password unless it says otherwise. */
	readonly provider?: string;
}

/** Leaves the trace of one way in, successful or not. */
export function recordSignIn(tx: Tx, context: RequestContext, event: SignInEvent): Promise<void> {
	return insertLoginEvent(tx, {
		nameHash: null,
		provider: "MANUAL",
		...event,
		id: newId(context.now.getTime()),
		at: context.now,
		address: truncatedAddress(context.address),
		client: context.client,
	});
}

/** Who acts where no session is open yet, or not any more: the person it is about. */
export function personActor({ traceId, now }: RequestContext, tenantId: string, userId: string) {
	const session = { userId, role: "USER", impersonatorId: null } as const;
	return { tenantId, session, traceId, now };
}
