import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { checkModification } from "./check-modification.ts";
import { countedAccount } from "./counted-account.ts";
import { openAccount } from "./open-account.ts";
import { writeEntry } from "./write-entry.ts";

type Endpoint = (typeof contract)["createOvertimeModification"];

export async function createOvertimeModification(
	context: WriteContext,
	{ userId, ...modification }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const today = todayOf(context);
	const held = await openAccount(context, userId, "WRITE");
	const whose = { tenantId, userId, today };
	const account = await countedAccount(tx, whose, held);
	checkModification(account, modification, today);
	const entry = { ...modification, reversesId: null };
	return { id: await writeEntry(context, userId, entry) };
}
