import type { WriteContext } from "#kit/server/http/context.ts";
import { grantsTopic } from "../contract.ts";

/** After a change of people's rights: other processes forget what they may do, browsers fetch their grants anew. */
export function announceGrants(
	context: Pick<WriteContext, "announce">,
	userIds: readonly string[],
): void {
	const [userId] = userIds;
	if (userIds.length === 1 && userId !== undefined) {
		context.announce({ kind: "ROLES", userId });
		context.announce({ kind: grantsTopic, userId });
		return;
	}
	context.announce({ kind: "ROLES" });
	context.announce({ kind: grantsTopic });
}
