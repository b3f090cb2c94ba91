import { lastAdministrator } from "#areas/session/sign-in/contract.ts";
import {
	announceEnded,
	endSessions,
	isLastAdministrator,
} from "#areas/session/sign-in/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { demandNotAbove, demandSomebodyElse, openUser, traceUser } from "./open-user.ts";
import { updateUserRow } from "./sql/people.ts";

type Endpoint = (typeof contract)["updateUserState"];

export async function updateUserState(
	context: WriteContext,
	{ userId, isEnabled, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId, services } = context;
	const before = await openUser(context, userId, "WRITE", version);
	demandSomebodyElse(context, userId);
	await demandNotAbove(context, userId);
	if (!isEnabled) await demandAdministrator(context, userId);
	const next = await updateUserRow(tx, tenantId, userId, { isEnabled });
	await traceUser(context, userId, {
		action: isEnabled ? "enabled" : "disabled",
		before: { isEnabled: before.isEnabled },
		after: { isEnabled },
	});
	if (!isEnabled) {
		const which = { allOfUserId: userId };
		const ended = await endSessions(tx, context, tenantId, which, context);
		context.afterCommit(() => announceEnded(services, tenantId, ended));
	}
	return { version: next };
}

/** Somebody must be left who may do everything. */
export async function demandAdministrator(context: WriteContext, userId: string): Promise<void> {
	if (await isLastAdministrator(context, userId)) refuse(lastAdministrator);
}
