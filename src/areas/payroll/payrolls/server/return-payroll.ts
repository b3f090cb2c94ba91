import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { notifyEachAlso } from "#kit/server/notices/notify.ts";
import { type contract, payrollTopic } from "../contract.ts";
import { openPayroll } from "./check-payroll.ts";
import { payrollReturned } from "./notices.ts";
import { decidersOf, setReturned } from "./sql/payrolls.ts";
import { settlePeriod } from "./sql/periods.ts";

/** That it was checked no longer counts: who mends the month changes what it says. */
export const returnPayroll: Handler<typeof contract.returnPayroll> = async (context, input) => {
	const { tx, tenantId } = context;
	const { userId, month, periodId } = await openPayroll(context, input);
	const { id, reason } = input;
	const version = await setReturned(tx, tenantId, id);
	const deciders = await decidersOf(tx, { tenantId, userId, today: todayOf(context) });
	await notifyEachAlso(tx, context, {
		kind: payrollReturned,
		entity: "payroll",
		told: deciders.map((one) => ({
			...{ userId: one, aboutId: userId },
			parameters: { userId, month, reason },
		})),
	});
	await audit(tx, context, {
		...{ entity: "payroll", entityId: id, subjectUserId: userId, action: "returned", reason },
		after: { month },
	});
	await settlePeriod(tx, tenantId, periodId);
	context.announce({ kind: payrollTopic, ids: [periodId], update: "UPDATE" });
	return { version, told: deciders.length };
};
