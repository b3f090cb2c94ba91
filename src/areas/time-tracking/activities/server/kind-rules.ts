import {
	type AbsenceKind,
	hasOwnAccount,
	type KindFault,
	kindFault,
} from "#domain/absences/kind-fault.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { accountInUse, accountUnitFixed, kindRefusals } from "../contract.ts";
import { texts } from "../text.ts";
import { hasLeaveAccounts, isAccountOfOthers, readKind } from "./sql/kinds.ts";

type Code = KindFault | "ACTIVITY_LEAVE_ACCOUNT_IN_USE" | "ACTIVITY_ACCOUNT_UNIT_FIXED";

/** Where the form shows it. */
const fieldOf: Readonly<Record<Code, string>> = {
	ACTIVITY_NO_ABSENCE: "bookingUnit",
	ACTIVITY_STAGES_UNFIT: "approval",
	ACTIVITY_DEDUCTION_UNFIT: "deducts",
	ACTIVITY_LEAVE_BY_HOURS: "bookingUnit",
	ACTIVITY_OVERTIME_CREDITED: "creditsTime",
	ACTIVITY_LEAVE_ACCOUNT_UNFIT: "leaveActivityId",
	ACTIVITY_LEAVE_ACCOUNT_NEEDED: "leaveActivityId",
	ACTIVITY_ACCOUNT_UNIT_UNFIT: "accountUnit",
	ACTIVITY_ACCOUNT_UNIT_FIXED: "accountUnit",
	ACTIVITY_CERTIFICATE_UNFIT: "certificateFromDay",
	ACTIVITY_OCCASION_UNFIT: "occasion",
	ACTIVITY_LEAVE_ACCOUNT_IN_USE: "deducts",
};

const refusals: Readonly<Record<Code, Refusal>> = {
	...kindRefusals,
	ACTIVITY_LEAVE_ACCOUNT_IN_USE: accountInUse,
	ACTIVITY_ACCOUNT_UNIT_FIXED: accountUnitFixed,
};

type Known = AbsenceKind & { readonly id: string };

/** Whether a kind of absence makes sense, by itself and beside those that share a leave account with it. */
export async function checkKind(
	context: WriteContext,
	kind: AbsenceKind,
	before: Known | undefined,
): Promise<void> {
	const fault = kindFault(kind);
	if (fault !== null) refuseAt(context, fault);
	const { tx, tenantId } = context;
	const { leaveActivityId } = kind;
	if (leaveActivityId !== null) {
		if (leaveActivityId === before?.id) refuseAt(context, "ACTIVITY_LEAVE_ACCOUNT_UNFIT");
		// one that is not there is refused by the reference
		const account = await readKind(tx, tenantId, leaveActivityId);
		if (account && !hasOwnAccount(account)) refuseAt(context, "ACTIVITY_LEAVE_ACCOUNT_UNFIT");
	}
	if (before === undefined || !hasOwnAccount(before)) return;
	if (kind.accountUnit !== before.accountUnit && (await hasLeaveAccounts(tx, tenantId, before.id)))
		refuseAt(context, "ACTIVITY_ACCOUNT_UNIT_FIXED");
	if (hasOwnAccount(kind)) return;
	if (await isAccountOfOthers(tx, tenantId, before.id)) {
		refuseAt(context, "ACTIVITY_LEAVE_ACCOUNT_IN_USE");
	}
}

function refuseAt({ language }: WriteContext, code: Code): never {
	const { errors } = texts[language];
	return refuse(refusals[code], { details: [{ field: fieldOf[code], text: errors[code] }] });
}
