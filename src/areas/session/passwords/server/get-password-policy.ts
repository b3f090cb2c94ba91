import { readPolicy } from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";

export function getPasswordPolicy({
	tenantId,
	now,
	read,
}: ReadContext): Promise<AnswerOf<typeof contract.getPasswordPolicy>> {
	return read(async (tx) => ({ policy: await readPolicy(tx, tenantId, now) }));
}
