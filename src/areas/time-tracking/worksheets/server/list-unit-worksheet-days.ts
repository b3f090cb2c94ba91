import { todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { demandRange } from "./demand-range.ts";
import { plannedDaysOf } from "./planned-days-of.ts";
import { plannedUsers, rangeFacts, usersOfUnit } from "./sql/days.ts";

type Endpoint = (typeof contract)["listUnitWorksheetDays"];

/** A unit nobody of which may be seen is answered like an empty one. */
export function listUnitWorksheetDays(
	context: ReadContext,
	{ unitId, recursive, ...range }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId, session } = context;
	demandRange(range);
	const today = todayOf(context);
	const visible = visibleUsers(session, "worksheets.manage", "READ", today);
	return context.read(async (tx) => {
		const among = usersOfUnit(tenantId, unitId, {
			...range,
			recursive,
			visible,
		});
		const users = await plannedUsers(tx, tenantId, among);
		const ids = users.map(({ id }) => id);
		const facts = await rangeFacts(tx, tenantId, ids, range);
		return { items: users.map((user) => plannedDaysOf(user, facts, range)) };
	});
}
