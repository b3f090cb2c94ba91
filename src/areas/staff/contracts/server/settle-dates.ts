import { keepAdministrator } from "#areas/session/sign-in/server/public.ts";
import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { holdPerson, keepDatesOnPerson } from "./sql/employments.ts";

/**
 * After a change of a person's employments: keeps her days up to date. Refused where that takes the company's last
 * administrator, for whoever has left cannot sign in any more.
 */
export async function settleDates(context: WriteContext, userId: string): Promise<void> {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	// first the person, then the administrators: as whoever archives somebody does it
	await holdPerson(tx, tenantId, userId);
	await keepAdministrator(context, () => keepDatesOnPerson(tx, tenantId, userId, today));
}
