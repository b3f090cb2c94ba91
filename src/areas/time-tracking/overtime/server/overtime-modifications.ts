import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	modificationFault,
	type OvertimeModification,
} from "#domain/overtime/modification-fault.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { modificationRefusals } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import type { CountedAccount } from "./counted-account.ts";
import { openCounted, openModification } from "./open-account.ts";
import { reversalOf, writeEntries } from "./write-entry.ts";

export const createOvertimeModification: Handler<
	typeof contract.createOvertimeModification
> = async (context, { userId, ...modification }) => {
	const account = await openCounted(context, userId);
	checkModification(account, modification, todayOf(context));
	const entry = { ...modification, reversesId: null };
	return { id: await writeEntries(context, userId, [entry]) };
};

/** Takes back what was written and writes what is meant, in one transaction. */
export const changeOvertimeModification: Handler<
	typeof contract.changeOvertimeModification
> = async (context, { modificationId, ...modification }) => {
	const { userId, account, entry } = await openModification(context, modificationId);
	checkModification(account, modification, todayOf(context));
	const back = reversalOf(entry, modification.reason);
	const written = { ...modification, reversesId: null };
	return { id: await writeEntries(context, userId, [back, written]) };
};

export const deleteOvertimeModification: Handler<
	typeof contract.deleteOvertimeModification
> = async (context, { modificationId }) => {
	const { userId, entry } = await openModification(context, modificationId);
	await writeEntries(context, userId, [reversalOf(entry, null)]);
	return {};
};

/** Refuses a modification that the account does not take. */
function checkModification(
	account: CountedAccount,
	modification: OvertimeModification,
	today: string,
): void {
	const fault = modificationFault(modification, account, today);
	if (fault === null) return;
	const { takeableMinutes } = account;
	refuse(modificationRefusals[fault], { facts: { takeableMinutes } });
}
