import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { readHolders } from "./read-holders.ts";

export async function listQualificationUsers(
	context: ReadContext,
	{ id }: { readonly id: string },
): Promise<AnswerOf<typeof contract.listQualificationUsers>> {
	const assignments = await readHolders((statement) => context.once(statement), context, id);
	return { assignments, total: assignments.length };
}
