import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../../contract.ts";
import { invite } from "./invite.ts";
import { openInvitee } from "./open-login.ts";

type Endpoint = (typeof contract)["resendInvitation"];

export async function resendInvitation(
	context: WriteContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	await openInvitee(context, userId);
	const until = await invite(context, userId);
	return { invitedUntil: until.toISOString() };
}
