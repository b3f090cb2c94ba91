import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { aYearAfter } from "#domain/overtime/modification-fault.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseBroken } from "#kit/server/refusals/refuse-broken.ts";
import { modificationRefusals, overtimeAccountExists } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { demandPerson } from "./open-account.ts";
import { insertAccount } from "./sql/ledger.ts";
import { tellAccount, writeEntries } from "./write-entry.ts";

/** Opens an account. Who brings nothing along gets no first entry: the opening day is the account's own. */
export const initOvertimeAccount: Handler<typeof contract.initOvertimeAccount> = async (
	context,
	{ userId, openedOn, minutes, reason },
) => {
	await demandPerson(context, userId, "FULL");
	if (openedOn > aYearAfter(todayOf(context))) refuse(modificationRefusals.TOO_FAR_AHEAD);
	await refuseBroken({ overtime_account_pkey: overtimeAccountExists }, () =>
		insertAccount(context.tx, context.tenantId, userId, openedOn),
	);
	await audit(context.tx, context, {
		entity: "overtime_account",
		entityId: userId,
		subjectUserId: userId,
		action: "created",
		after: { openedOn, openingMinutes: minutes },
		reason,
	});
	if (minutes !== 0) {
		const entry = { kind: "INIT", effectiveOn: openedOn, minutes } as const;
		await writeEntries(context, userId, [{ ...entry, reason, reversesId: null }]);
	}
	tellAccount(context, userId);
	return { version: 1 };
};
