import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { aYearAfter } from "#domain/overtime/modification-fault.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { overtimeAccountExists, overtimeTooFarAhead } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { demandPerson } from "./open-account.ts";
import { insertAccount } from "./sql/ledger.ts";
import { tellAccount, writeEntry } from "./write-entry.ts";

/** Opens an account. Who brings nothing along gets no first entry: the opening day is the account's own. */
export const initOvertimeAccount: Handler<typeof contract.initOvertimeAccount> = async (
	context,
	{ userId, openedOn, minutes, reason },
) => {
	await demandPerson(context, userId, "FULL");
	if (openedOn > aYearAfter(todayOf(context))) refuse(overtimeTooFarAhead);
	await insertOnce(context, userId, openedOn);
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
		await writeEntry(context, userId, { ...entry, reason, reversesId: null });
	}
	tellAccount(context, userId);
	return { version: 1 };
};

async function insertOnce(
	{ tx, tenantId }: WriteContext,
	userId: string,
	openedOn: string,
): Promise<void> {
	try {
		await insertAccount(tx, tenantId, userId, openedOn);
	} catch (error) {
		if (violatedConstraint(error)?.kind !== "DUPLICATE") throw error;
		refuse(overtimeAccountExists);
	}
}
