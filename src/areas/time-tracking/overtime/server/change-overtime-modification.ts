import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkModification, keepClosed } from "./check-modification.ts";
import { openModification } from "./open-account.ts";
import { reverseEntry, writeEntry } from "./write-entry.ts";

type Endpoint = (typeof contract)["changeOvertimeModification"];

/** Takes back what was written and writes what is meant, in one transaction. */
export async function changeOvertimeModification(
	context: WriteContext,
	{ modificationId, ...modification }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const opened = await openModification(context, modificationId);
	const { userId, account, entry } = opened;
	keepClosed(account, entry);
	checkModification(account, modification, todayOf(context));
	await reverseEntry(context, userId, entry, modification.reason);
	const written = { ...modification, reversesId: null };
	return { id: await writeEntry(context, userId, written, 1) };
}
