import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { modifications } from "../contract/modifications.ts";
import { openModification, reverse, writeModification } from "./write-modification.ts";

type Endpoint = typeof modifications.updateSpecialAccountModification;

/** Takes back what was written and writes what is meant, in one transaction. */
export async function updateSpecialAccountModification(
	context: WriteContext,
	{ modificationId, ...values }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const stored = await openModification(context, modificationId);
	await reverse(context, stored, values.reason);
	return { id: await writeModification(context, stored, values, null, 1) };
}
