import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { mayImport } from "./demand-kind.ts";
import { importAnswer } from "./import-answer.ts";
import { type RunRow, runsOfOwner } from "./sql/runs.ts";

export async function listImports({
	tenantId,
	session,
	once,
}: ReadContext): Promise<AnswerOf<(typeof contract)["listImports"]>> {
	const rows = await once<RunRow>(runsOfOwner(tenantId, session.userId));
	const open = rows.filter(({ kind }) => mayImport(session, kind));
	return { imports: open.map(importAnswer) };
}
