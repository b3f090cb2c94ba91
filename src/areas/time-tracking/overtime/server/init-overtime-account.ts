import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { aYearAfter } from "#domain/overtime/modification-fault.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { violatedConstraint } from "#kit/server/refusals/violated-constraint.ts";
import { overtimeAccountExists, overtimeTooFarAhead } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { demandPerson } from "./open-account.ts";
import { insertAccount } from "./sql/ledger.ts";
import { tellAccount, writeEntry } from "./write-entry.ts";

type Endpoint = (typeof contract)["initOvertimeAccount"];

/** Opens an account. Who brings nothing along gets no first entry: the opening day is the account's own. */
export async function initOvertimeAccount(
	context: WriteContext,
	{ userId, openedOn, minutes, reason }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
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
}

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
