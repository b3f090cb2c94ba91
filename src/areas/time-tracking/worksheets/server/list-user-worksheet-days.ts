import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { openReading } from "./demand-person.ts";
import { demandRange } from "./demand-range.ts";
import { plannedDaysOf } from "./planned-days-of.ts";
import { isUser, plannedUsers, rangeFacts } from "./sql/days.ts";

type Endpoint = (typeof contract)["listUserWorksheetDays"];

export function listUserWorksheetDays(
	context: ReadContext,
	{ userId, ...range }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId } = context;
	demandRange(range);
	return context.read(async (tx) => {
		await openReading(tx, context, userId);
		const [user] = await plannedUsers(tx, tenantId, isUser(userId));
		if (user === undefined) return refuse(commonRefusals.notFound);
		const facts = await rangeFacts(tx, tenantId, [userId], range);
		return plannedDaysOf(user, facts, range);
	});
}
