import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { requireGlobally } from "#kit/server/refusals/require-globally.ts";
import type { contract } from "../contract.ts";
import { usersNamed } from "./sql.ts";

type Endpoint = (typeof contract)["listAppUsers"];
type Row = { id: string; firstName: string; lastName: string };

export async function listAppUsers(
	context: ReadContext,
	{ search = "" }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	requireGlobally(context.session, "apikeys.manage", "WRITE");
	const users = await context.once<Row>(usersNamed(context.tenantId, search));
	return { users };
}
