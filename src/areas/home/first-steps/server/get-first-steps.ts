import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, hiddenKey } from "../contract.ts";
import { stepFacts } from "./sql.ts";

type Steps = AnswerOf<typeof contract.getFirstSteps>;

export const getFirstSteps: Handler<typeof contract.getFirstSteps> = async (context) => {
	const { tenantId, session } = context;
	requireGlobally(session, "access.defaults", "FULL");
	const whose = { tenantId, userId: session.userId, today: todayOf(context), hiddenKey };
	const [row] = await context.once<Steps>(stepFacts(whose));
	return row as Steps;
};
