import { todayOf, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import { holdsGlobally } from "#domain/access/may.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import type { contract } from "../contract.ts";
import { type ListedCompanyDay, listedCompanyDays } from "./sql/company-days.ts";

const lookBackDays = 731;

export const listCompanyDays: Handler<(typeof contract)["listCompanyDays"]> = async (context) => {
	const rows = await context.once<ListedCompanyDay>(listed(context));
	return {
		companyDays: rows.map(({ createdAt, ...day }) => ({
			...day,
			createdAt: createdAt.toISOString(),
		})),
	};
};

/** Whether the session is shown one of them: what it is not shown is not there. */
export async function isListed(
	context: Pick<WriteContext, "tx" | "tenantId" | "session" | "now">,
	id: string,
): Promise<boolean> {
	const rows = await rowsOf<ListedCompanyDay>(context.tx, listed(context));
	return rows.some((one) => one.id === id);
}

function listed(context: Pick<ReadContext, "tenantId" | "session" | "now">) {
	const { tenantId, session } = context;
	const since = (dayOfIso(todayOf(context)) - lookBackDays) as LocalDay;
	return listedCompanyDays(tenantId, {
		ownId: session.userId,
		units: visibleUnits(session, "absences.manage", "FULL"),
		isEverywhere: holdsGlobally(session.permissions, "absences.manage", "FULL"),
		since: isoOfDay(since),
	});
}
