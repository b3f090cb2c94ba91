import { faultsOfPeople } from "#areas/staff/user-roles/server/public.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import { type PayrollAssignmentFault, payrollAssignmentTurned } from "../contract/assignments.ts";
import type { contract } from "../contract.ts";
import { insertAssignments, usableAccounts } from "./sql.ts";

/** Traces written by one statement. */
const atOnce = 1000;

/** Each account for each person; what cannot be is answered pair by pair. */
export const assignPayrollAccounts: Handler<typeof contract.assignPayrollAccounts> = async (
	context,
	{ userIds, accountIds, ...days },
) => {
	if (days.validTo !== null && days.validTo < days.validFrom) refuse(payrollAssignmentTurned);
	const { tx, tenantId, now } = context;
	const { permission: key } = payrollAccounts;
	const faultOf = await faultsOfPeople(context, { key, level: "WRITE", userIds });
	const usable = await usableAccounts(tx, tenantId, accountIds);
	const pairs = [...new Set(userIds)].flatMap((userId) =>
		[...new Set(accountIds)].map((accountId) => ({
			...{ id: newId(now.getTime()), userId, accountId, ...days },
			fault: faultOf(userId) ?? (usable.has(accountId) ? undefined : "ACCOUNT_NOT_USABLE"),
		})),
	);
	const possible = pairs.flatMap(({ fault, ...row }) => (fault === undefined ? [row] : []));
	const written = await insertAssignments(tx, tenantId, possible);
	await finish(
		context,
		possible.filter(({ id }) => written.has(id)),
	);
	const refused = pairs.flatMap(({ id, fault = "ALREADY_ASSIGNED", ...pair }) =>
		written.has(id) ? [] : [refusedPair(pair, fault as PayrollAssignmentFault)],
	);
	return { assigned: written.size, refused };
};

interface Pair {
	readonly userId: string;
	readonly accountId: string;
}

function refusedPair({ userId, accountId }: Pair, fault: PayrollAssignmentFault) {
	return { user: { id: userId }, account: { id: accountId }, fault };
}

async function finish(
	context: WriteContext,
	done: readonly (Pair & { readonly id: string })[],
): Promise<void> {
	const events = done.map(({ id, userId, ...after }) => ({
		...{ entity: "payroll_account_user", entityId: id, subjectUserId: userId },
		...{ action: "created", after },
	}));
	for (let from = 0; from < events.length; from += atOnce)
		await auditAll(context.tx, context, events.slice(from, from + atOnce));
	const ids = [...new Set(done.map(({ accountId }) => accountId))];
	if (ids.length > 0) context.announce({ kind: payrollAccounts.topic, ids, update: "UPDATE" });
}
