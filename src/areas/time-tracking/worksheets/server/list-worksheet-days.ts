import { demandUser, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type dayOperations, mostDays } from "../contract/days.ts";
import { plans } from "../contract/plans.ts";
import { daysTooMany } from "../contract/refusals.ts";
import { plannedDaysOf } from "./planned-days-of.ts";
import { isUser, plannedUsers, type Range, rangeFacts, usersOfUnit } from "./sql/days.ts";

type Operations = typeof dayOperations;
const key = plans.declaration.permission;

/** Refuses more days than are answered at once. */
function checkRange({ from, to }: Range): void {
	if (dayOfIso(to) - dayOfIso(from) >= mostDays) refuse(daysTooMany);
}

/** Everybody reads what is planned for themselves. */
export function listUserWorksheetDays(
	context: ReadContext,
	{ userId, ...range }: InputOf<Operations["listUserWorksheetDays"]>,
): Promise<AnswerOf<Operations["listUserWorksheetDays"]>> {
	const { tenantId, session } = context;
	checkRange(range);
	return context.read(async (tx) => {
		if (userId !== session.userId) {
			await demandUser(tx, session, { key, level: "READ", userId, today: todayOf(context) });
		}
		const [user] = await plannedUsers(tx, tenantId, isUser(userId));
		if (user === undefined) return refuse(commonRefusals.notFound);
		const facts = await rangeFacts(tx, tenantId, [userId], range);
		return plannedDaysOf(user, facts, range);
	});
}

/** A unit nobody of which may be seen is answered like an empty one. */
export function listUnitWorksheetDays(
	context: ReadContext,
	{ unitId, recursive, ...range }: InputOf<Operations["listUnitWorksheetDays"]>,
): Promise<AnswerOf<Operations["listUnitWorksheetDays"]>> {
	const { tenantId, session } = context;
	checkRange(range);
	const visible = visibleUsers(session, key, "READ", todayOf(context));
	return context.read(async (tx) => {
		const among = usersOfUnit(tenantId, unitId, { ...range, recursive, visible });
		const users = await plannedUsers(tx, tenantId, among);
		const ids = users.map(({ id }) => id);
		const facts = await rangeFacts(tx, tenantId, ids, range);
		return { items: users.map((user) => plannedDaysOf(user, facts, range)) };
	});
}
