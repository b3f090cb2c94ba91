import { projectsOf } from "#areas/projects/projects/server/public.ts";
import { demandParty } from "#areas/time-tracking/approvals/server/public.ts";
import { withheldActivities } from "#areas/time-tracking/bookings/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { permission } from "./entry-matter.ts";

type Endpoint = (typeof contract)["getEntryChoices"];

export async function getEntryChoices(
	context: ReadContext,
	{ userId }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const withheldActivityIds = await context.read(async (tx) => {
		await demandParty(tx, context, permission, userId);
		return withheldActivities(tx, context.tenantId, userId);
	});
	return { withheldActivityIds, projects: await projectsOf(context, userId) };
}
