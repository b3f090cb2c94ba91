import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { readAmount, writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { openLeave } from "#domain/leave/open-leave.ts";
import { type HandFault, handFault } from "#domain/leave/payout/leave-payout.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import {
	modificationExpiry,
	modificationOutsideYear,
	modificationSettled,
	payoutGives,
	payoutTooMuch,
	payoutWhileEmployed,
	waiverOfLaw,
} from "../contract/modifications.ts";
import { type contract, leaveAccountsTopic } from "../contract.ts";
import { basisOf } from "./basis-of.ts";
import { demandLeave, demandUnit, holdYear, type WhoseYear } from "./hold-account.ts";
import { readLeave, reckonLeave, standingLine, yearOf } from "./reckon-leave.ts";
import { settleLeave } from "./settle-leave.ts";
import {
	countChange,
	type HandEntry,
	insertByHand,
	readModification,
} from "./sql/modifications.ts";

type Modification = InputOf<typeof contract.createLeaveModification>;

/** Gives days of leave, or takes them away; what follows of the year's leave is settled in the same transaction. */
export const createLeaveModification: Handler<typeof contract.createLeaveModification> = async (
	context,
	input,
) => {
	const { tx, tenantId, now } = context;
	const { userId, activityId, year, reason } = input;
	await demandLeave(context, userId);
	const unit = await demandUnit(tx, tenantId, activityId, [input.days]);
	checkModification(input);
	const accountId = await holdYear(context, { userId, activityId, year }, input.version);
	const { kind, effectiveOn, expiresOn } = input;
	// held by now: what is left stays so
	await demandRest(context, input);
	return write(
		context,
		{ userId, activityId, year },
		{
			id: newId(now.getTime()),
			accountId,
			kind,
			...{ units: readAmount(input.days).units, unit },
			effectiveOn,
			expiresOn,
			reason,
			reversesId: null,
		},
	);
};

/** Nothing is deleted: the opposite is written beside it, for the same day. */
export const reverseLeaveModification: Handler<typeof contract.reverseLeaveModification> = async (
	context,
	{ id, reason, version },
) => {
	const { tx, tenantId, now } = context;
	const found = (await readModification(tx, tenantId, id)) ?? refuse(commonRefusals.notFound);
	await demandLeave(context, found.userId);
	const accountId = await holdYear(context, found, version);
	// somebody may have taken it back while the account was held
	const entry = await readModification(tx, tenantId, id);
	if (entry === undefined || !entry.isOpen) return refuse(modificationSettled);
	const { units, unit, effectiveOn, expiresOn } = entry;
	return write(context, found, {
		id: newId(now.getTime()),
		accountId,
		kind: "REVERSAL",
		...{ units: 0 - units, unit },
		effectiveOn,
		expiresOn,
		reason,
		reversesId: id,
	});
};

const faults = {
	GIVES: payoutGives,
	EMPLOYED: payoutWhileEmployed,
	TOO_MUCH: payoutTooMuch,
	BY_LAW: waiverOfLaw,
} as const satisfies Record<HandFault, unknown>;

/** Refuses to pay out or to waive what may not be, or is not there. */
async function demandRest(context: WriteContext, input: Modification): Promise<void> {
	const { tx, tenantId } = context;
	const { kind, userId, activityId, year, days, effectiveOn } = input;
	if (kind === "MODIFICATION") return;
	const today = todayOf(context);
	const asked = { activityId, today, userIds: [userId] };
	const person = (await readLeave(tx, tenantId, asked)).get(userId);
	if (person === undefined) return refuse(commonRefusals.notFound);
	const account = reckonLeave(person, today).find((one) => one.account.year === year)?.account;
	const exit = basisOf(person.row, year, person.unit)?.exit ?? null;
	const fault = handFault({
		kind,
		units: readAmount(days).units,
		day: dayOfIso(effectiveOn),
		exit: exit === null ? null : dayOfIso(exit),
		open: account === undefined ? [] : openLeave(account.lines.map(standingLine)),
	});
	if (fault !== null) refuse(faults[fault]);
}

/** Refuses what does not fit the leave year, or could never lapse as it says. */
function checkModification({ year, days, effectiveOn, expiresOn }: Modification): void {
	if (yearOf(effectiveOn) !== year) refuse(modificationOutsideYear);
	if (expiresOn === null) return;
	if (readAmount(days).units < 0 || expiresOn < effectiveOn) refuse(modificationExpiry);
}

const actions = {
	MODIFICATION: "modified",
	PAYOUT: "paid-out",
	WAIVER: "waived",
	REVERSAL: "reversed",
} as const;

/** Writes an entry with its trace, settles what follows from it, and tells who shows the account. */
async function write(context: WriteContext, whose: WhoseYear, entry: HandEntry) {
	const { tx, tenantId } = context;
	const { userId, activityId, year } = whose;
	await insertByHand(tx, tenantId, entry);
	const version = await countChange(tx, tenantId, entry.accountId);
	await settleLeave(tx, context, { userId, activityId, today: todayOf(context) });
	const { id, accountId, kind, units, unit, effectiveOn, expiresOn, reason } = entry;
	await audit(tx, context, {
		entity: "leave_account",
		entityId: accountId,
		subjectUserId: userId,
		action: actions[kind],
		after: { leaveYear: year, leaveDays: writtenAmount(units, unit), effectiveOn, expiresOn },
		reason,
	});
	context.announce({ kind: leaveAccountsTopic, ids: [activityId], userId });
	return { id, version };
}
