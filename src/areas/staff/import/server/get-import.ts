import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { demandKind } from "./demand-kind.ts";
import { importAnswer } from "./import-answer.ts";
import { type RunRow, runOfOwner } from "./sql/runs.ts";

type Get = (typeof contract)["getImport"];

export async function getImport(
	{ tenantId, session, once }: ReadContext,
	{ importId }: InputOf<Get>,
): Promise<AnswerOf<Get>> {
	const [row] = await once<RunRow>(runOfOwner(tenantId, session.userId, importId));
	if (row === undefined) return refuse(commonRefusals.notFound);
	demandKind(session, row.kind);
	return importAnswer(row);
}
