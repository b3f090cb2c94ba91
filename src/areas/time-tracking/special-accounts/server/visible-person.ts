import type { RawBuilder } from "kysely";
import { visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { onlyUser } from "./sql/assignments.ts";

/** A person's accounts are read like her entries: her own always, others' with READ for them. */
export function visiblePerson(context: ReadContext, userId: string): RawBuilder<string> {
	const { session } = context;
	return userId === session.userId
		? onlyUser(userId)
		: visibleUsers(session, "timetrackings.manage", "READ", todayOf(context));
}
