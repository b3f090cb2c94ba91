import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkModification, keepClosed } from "./check-modification.ts";
import { countedAccount } from "./counted-account.ts";
import { openAccount, openModification } from "./open-account.ts";
import { reverseEntry, writeEntry } from "./write-entry.ts";

type Endpoint = (typeof contract)["createOvertimeModification"];

export async function createOvertimeModification(
	context: WriteContext,
	{ userId, ...modification }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	const held = await openAccount(context, userId, "WRITE");
	const whose = { tenantId, userId, today };
	const account = await countedAccount(tx, whose, held);
	checkModification(account, modification, today);
	const entry = { ...modification, reversesId: null };
	return { id: await writeEntry(context, userId, entry) };
}

type ChangeOvertimeModificationEndpoint = (typeof contract)["changeOvertimeModification"];

/** Takes back what was written and writes what is meant, in one transaction. */
export async function changeOvertimeModification(
	context: WriteContext,
	{ modificationId, ...modification }: InputOf<ChangeOvertimeModificationEndpoint>,
): Promise<AnswerOf<ChangeOvertimeModificationEndpoint>> {
	const opened = await openModification(context, modificationId);
	const { userId, account, entry } = opened;
	keepClosed(account, entry);
	checkModification(account, modification, todayOf(context));
	await reverseEntry(context, userId, entry, modification.reason);
	const written = { ...modification, reversesId: null };
	return { id: await writeEntry(context, userId, written, 1) };
}

type DeleteOvertimeModificationEndpoint = (typeof contract)["deleteOvertimeModification"];

export async function deleteOvertimeModification(
	context: WriteContext,
	{ modificationId }: InputOf<DeleteOvertimeModificationEndpoint>,
): Promise<AnswerOf<DeleteOvertimeModificationEndpoint>> {
	const opened = await openModification(context, modificationId);
	const { userId, account, entry } = opened;
	keepClosed(account, entry);
	await reverseEntry(context, userId, entry, null);
	return {};
}
