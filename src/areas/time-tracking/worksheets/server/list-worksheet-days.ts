import { demandUser, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { mostDays } from "../contract/days.ts";
import { plans } from "../contract/plans.ts";
import { daysTooMany } from "../contract/refusals.ts";
import type { contract } from "../contract.ts";
import { plannedDaysOf } from "./planned-days-of.ts";
import { isUser, plannedUsers, type Range, rangeFacts, usersOfUnit } from "./sql/days.ts";

const key = plans.declaration.permission;

/** Refuses more days than are answered at once. */
function checkRange({ from, to }: Range): void {
	if (dayOfIso(to) - dayOfIso(from) >= mostDays) refuse(daysTooMany);
}

/** Everybody reads what is planned for themselves. */
export const listUserWorksheetDays: Handler<typeof contract.listUserWorksheetDays> = (
	context,
	{ userId, ...range },
) => {
	const { tenantId, session } = context;
	checkRange(range);
	return context.read(async (tx) => {
		const needed = { key, level: "READ", userId, today: todayOf(context) } as const;
		// none waits for another's answer; who may not read them is refused before anything is told
		const [[user], facts] = await Promise.all([
			plannedUsers(tx, tenantId, isUser(userId)),
			rangeFacts(tx, tenantId, [userId], range),
			...(userId === session.userId ? [] : [demandUser(tx, session, needed)]),
		]);
		const [planned] = plannedDaysOf(user === undefined ? [] : [user], facts, range);
		return planned ?? refuse(commonRefusals.notFound);
	});
};

/** A unit nobody of which may be seen is answered like an empty one. */
export const listUnitWorksheetDays: Handler<typeof contract.listUnitWorksheetDays> = (
	context,
	{ unitId, recursive, ...range },
) => {
	const { tenantId, session } = context;
	checkRange(range);
	const visible = visibleUsers(session, key, "READ", todayOf(context));
	return context.read(async (tx) => {
		const among = usersOfUnit(tenantId, unitId, { ...range, recursive, visible });
		const users = await plannedUsers(tx, tenantId, among);
		const ids = users.map(({ id }) => id);
		const facts = await rangeFacts(tx, tenantId, ids, range);
		return { items: plannedDaysOf(users, facts, range) };
	});
};
