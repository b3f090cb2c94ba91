import { type AbsenceKind, type KindFault, kindFault } from "#domain/absences/kind-fault.ts";
import type { Refusal } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { accountInUse, kindRefusals } from "../contract.ts";
import { texts } from "../text.ts";
import { isAccountOfOthers, readKind } from "./sql/kinds.ts";

type Code = KindFault | "ACTIVITY_LEAVE_ACCOUNT_IN_USE";

/** Where the form shows it. */
const fieldOf: Readonly<Record<Code, string>> = {
	ACTIVITY_NO_ABSENCE: "bookingUnit",
	ACTIVITY_STAGES_UNFIT: "approval",
	ACTIVITY_DEDUCTION_UNFIT: "deducts",
	ACTIVITY_LEAVE_BY_HOURS: "bookingUnit",
	ACTIVITY_OVERTIME_CREDITED: "creditsTime",
	ACTIVITY_LEAVE_ACCOUNT_UNFIT: "leaveActivityId",
	ACTIVITY_LEAVE_ACCOUNT_NEEDED: "leaveActivityId",
	ACTIVITY_CERTIFICATE_UNFIT: "certificateFromDay",
	ACTIVITY_OCCASION_UNFIT: "occasion",
	ACTIVITY_LEAVE_ACCOUNT_IN_USE: "deducts",
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
	if (before === undefined || !hasOwnAccount(before) || hasOwnAccount(kind)) return;
	if (await isAccountOfOthers(tx, tenantId, before.id)) {
		refuseAt(context, "ACTIVITY_LEAVE_ACCOUNT_IN_USE");
	}
}

type Account = Pick<AbsenceKind, "deducts" | "leaveActivityId"> & { readonly classType: string };

function hasOwnAccount({ classType, deducts, leaveActivityId }: Account): boolean {
	return classType === "LEAVE" && deducts === "LEAVE" && leaveActivityId === null;
}

function refuseAt({ language }: WriteContext, code: Code): never {
	const refusal: Refusal =
		code === "ACTIVITY_LEAVE_ACCOUNT_IN_USE" ? accountInUse : kindRefusals[code];
	const { errors } = texts[language];
	return refuse(refusal, { details: [{ field: fieldOf[code], text: errors[code] }] });
}
