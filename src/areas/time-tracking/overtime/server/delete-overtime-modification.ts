import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { keepClosed } from "./check-modification.ts";
import { openModification } from "./open-account.ts";
import { reverseEntry } from "./write-entry.ts";

type Endpoint = (typeof contract)["deleteOvertimeModification"];

export async function deleteOvertimeModification(
	context: WriteContext,
	{ modificationId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openModification(context, modificationId);
	const { userId, account, entry } = opened;
	keepClosed(account, entry);
	await reverseEntry(context, userId, entry, null);
	return {};
}
