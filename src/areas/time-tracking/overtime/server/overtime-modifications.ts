import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	type ModificationFault,
	modificationFault,
	type OvertimeModification,
} from "#domain/overtime/modification-fault.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	overtimeAdds,
	overtimeBeforeOpening,
	overtimeExceedsBalance,
	overtimeMonthClosed,
	overtimeTooFarAhead,
} from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { type CountedAccount, countedAccount } from "./counted-account.ts";
import { openAccount, openModification } from "./open-account.ts";
import { reversalOf, writeEntry } from "./write-entry.ts";

const refusals: Readonly<Record<ModificationFault, Refusal>> = {
	BEFORE_OPENING: overtimeBeforeOpening,
	MONTH_CLOSED: overtimeMonthClosed,
	TOO_FAR_AHEAD: overtimeTooFarAhead,
	ADDS: overtimeAdds,
	EXCEEDS_BALANCE: overtimeExceedsBalance,
};

export const createOvertimeModification: Handler<
	typeof contract.createOvertimeModification
> = async (context, { userId, ...modification }) => {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	const held = await openAccount(context, userId, "WRITE");
	const whose = { tenantId, userId, today };
	const account = await countedAccount(tx, whose, held);
	checkModification(account, modification, today);
	const entry = { ...modification, reversesId: null };
	return { id: await writeEntry(context, userId, entry) };
};

/** Takes back what was written and writes what is meant, in one transaction. */
export const changeOvertimeModification: Handler<
	typeof contract.changeOvertimeModification
> = async (context, { modificationId, ...modification }) => {
	const { userId, account, entry } = await openModification(context, modificationId);
	checkModification(account, modification, todayOf(context));
	await writeEntry(context, userId, reversalOf(entry, modification.reason));
	const written = { ...modification, reversesId: null };
	return { id: await writeEntry(context, userId, written, 1) };
};

export const deleteOvertimeModification: Handler<
	typeof contract.deleteOvertimeModification
> = async (context, { modificationId }) => {
	const { userId, entry } = await openModification(context, modificationId);
	await writeEntry(context, userId, reversalOf(entry, null));
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
	refuse(refusals[fault], { facts: { takeableMinutes } });
}
