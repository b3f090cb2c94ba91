import { faultsOfPeople, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { makeDaysCurrent, writtenMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, payrollTopic, periodClosed, periodOverlaps } from "../contract.ts";
import { employedPeople, insertPayrolls } from "./sql/payrolls.ts";
import { hasSite, holdMonth, insertPeriod, periodsOf, settlePeriod } from "./sql/periods.ts";

type Input = InputOf<typeof contract.createPayrolls>;
const key = "payroll.manage";
/** People whose days are computed while one waits. */
const computedAtOnce = 250;

/** The period begins with its first people; who is in it already stays. */
export const createPayrolls: Handler<typeof contract.createPayrolls> = async (context, input) => {
	const { tx, tenantId } = context;
	const { month, siteId } = input;
	if (siteId !== null && !(await hasSite(tx, tenantId, siteId))) refuse(commonRefusals.notFound);
	const userIds = await peopleOf(context, input);
	await holdMonth(tx, tenantId, month);
	const periodId = await periodOf(context, input);
	const created = await addPeople(context, periodId, userIds);
	// of more people days are computed when they are looked at, and before they are closed
	if (userIds.length <= computedAtOnce)
		await makeDaysCurrent(tx, tenantId, userIds, writtenMonth(month));
	await settlePeriod(tx, tenantId, periodId);
	context.announce({ kind: payrollTopic, ids: [periodId], update: "UPDATE" });
	return { periodId, created };
};

/** Who is named must be one for whom one may. */
async function peopleOf(context: WriteContext, { month, siteId, userIds }: Input) {
	const { tx, tenantId, session } = context;
	const open = visibleUsers(session, key, "WRITE", todayOf(context));
	const asked = { siteId, userIds, ...writtenMonth(month) };
	if (userIds === null) return employedPeople(tx, tenantId, asked, open);
	const faultOf = await faultsOfPeople(context, { key, level: "WRITE", userIds });
	for (const userId of userIds) {
		const fault = faultOf(userId);
		if (fault === "FORBIDDEN")
			refuse(commonRefusals.forbidden, { permission: key, level: "WRITE" });
		if (fault !== undefined) refuse(commonRefusals.notFound);
	}
	return employedPeople(tx, tenantId, asked, open);
}

/** The regular period of the site in the month, a new one where there is none. */
async function periodOf(context: WriteContext, input: Input): Promise<string> {
	const { tx, tenantId, now } = context;
	const { month, siteId, chargeBy, proRata } = input;
	const periods = await periodsOf(tx, tenantId, month);
	if (periods.some((one) => (one.siteId === null) !== (siteId === null))) refuse(periodOverlaps);
	const found = periods.find((one) => one.siteId === siteId && one.runNo === 0);
	if (found !== undefined) {
		if (found.state !== "OPEN" && found.state !== "CHECKED") refuse(periodClosed);
		return found.id;
	}
	const id = newId(now.getTime());
	await insertPeriod(tx, tenantId, { id, month, siteId, runNo: 0, chargeBy, proRata });
	const after = { month, siteId, chargeBy, proRata };
	await audit(tx, context, { entity: "payroll_period", entityId: id, action: "created", after });
	return id;
}

export function addPeople(
	{ tx, tenantId, now }: Pick<WriteContext, "tx" | "tenantId" | "now">,
	periodId: string,
	userIds: readonly string[],
): Promise<number> {
	const given = userIds.map((userId) => ({ id: newId(now.getTime()), userId }));
	return insertPayrolls(tx, tenantId, periodId, given);
}
