import {
	demandUnits,
	demandUser,
	todayOf,
	visibleOrAll,
	visibleUsers,
} from "#areas/staff/user-roles/server/public.ts";
import type { MatterWriter } from "#areas/time-tracking/approvals/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { companyDayWithoutPeople } from "../contract.ts";
import type { CheckedDays } from "./company-kind.ts";
import type { CompanyPlan } from "./plan-company-day.ts";
import { amongOf, type CompanyPerson, companyPeople, firstOutside } from "./sql/people.ts";

const key = "absences.manage";

export interface WantedPeople {
	readonly userIds: readonly string[];
	readonly unitIds: readonly string[];
}

/** Whom a day is for; refuses units and people for whom the session does not decide, and nobody at all. */
export async function demandPeople(
	context: MatterWriter,
	{ userIds, unitIds }: WantedPeople,
): Promise<CompanyPerson[]> {
	const { tx, tenantId, session } = context;
	if (userIds.length + unitIds.length === 0) refuse(companyDayWithoutPeople);
	await demandUnits(tx, session, { key, level: "FULL", unitIds });
	await demandDecider(context, userIds);
	const people = await companyPeople(tx, tenantId, { userIds, unitIds }, decidedBy(context));
	return people.length === 0 ? refuse(companyDayWithoutPeople) : people;
}

/** Refuses where the session does not decide for each of some people. */
export async function demandDecider(
	context: MatterWriter,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length === 0) return;
	const { tx, tenantId, session } = context;
	const outside = await firstOutside(tx, tenantId, userIds, decidedBy(context));
	if (outside === undefined) return;
	const today = todayOf(context);
	await demandUser(tx, session, { key, level: "FULL", userId: outside, today });
	refuse(commonRefusals.notFound);
}

/** People for whom the session decides, as a sub-query. */
export function decidedBy(context: Pick<MatterWriter, "session" | "now">) {
	return visibleUsers(context.session, key, "FULL", todayOf(context));
}

/** What is to become of some people by whom the session decides. */
export async function planOf(
	context: MatterWriter,
	days: CheckedDays,
	wanted: {
		readonly onViolation: "SKIP" | "CREATE";
		readonly skipped: readonly string[];
		readonly forced: readonly string[];
	},
	people: readonly CompanyPerson[],
): Promise<CompanyPlan> {
	const { tx, tenantId, session } = context;
	const ill = visibleOrAll(session, "sicknotes.manage", "READ", todayOf(context));
	const ids = people.map(({ id }) => id);
	const known = await amongOf(tx, tenantId, ids, ill);
	return {
		...days,
		onViolation: wanted.onViolation,
		skipped: new Set(wanted.skipped),
		forced: new Set(wanted.forced),
		deciderId: session.userId,
		mayKnowIllness: (userId) => userId === session.userId || known.has(userId),
	};
}

/** In parts that are judged and written at once. */
export function inParts<Item>(all: readonly Item[], size: number): Item[][] {
	const parts: Item[][] = [];
	for (let at = 0; at < all.length; at += size) parts.push(all.slice(at, at + size));
	return parts;
}
