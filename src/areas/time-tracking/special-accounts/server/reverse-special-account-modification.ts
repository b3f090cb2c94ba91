import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { modifications } from "../contract/modifications.ts";
import { openModification, reverse } from "./write-modification.ts";

type Endpoint = typeof modifications.reverseSpecialAccountModification;

export async function reverseSpecialAccountModification(
	context: WriteContext,
	{ modificationId, reason }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const stored = await openModification(context, modificationId);
	return { id: await reverse(context, stored, reason) };
}
