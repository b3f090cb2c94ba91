import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../../contract.ts";
import { type SubstituteRequestRow, substituteRequests } from "../sql/substitutes.ts";

export const listSubstituteRequests: Handler<(typeof contract)["listSubstituteRequests"]> = async (
	context,
) => {
	const { tenantId, session } = context;
	const rows = await context.once<SubstituteRequestRow>(
		substituteRequests(tenantId, session.userId),
	);
	return {
		requests: rows.map(({ userId, firstName, lastName, dueAt, ...row }) => ({
			...row,
			absentUser: { userId, firstName, lastName },
			dueAt: dueAt?.toISOString() ?? null,
		})),
	};
};
