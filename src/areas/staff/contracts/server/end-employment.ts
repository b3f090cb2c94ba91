import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { changeEmployment } from "./change-employment.ts";
import { openRow } from "./open-person.ts";
import { readEmployment } from "./sql/employments.ts";

type Endpoint = (typeof contract)["endEmployment"];

export async function endEmployment(
	context: WriteContext,
	{ employmentId, exitDate, version }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	const row = await readEmployment(tx, tenantId, employmentId);
	const employment = await openRow(context, "employment", row, "WRITE", version);
	const { entryDate, employmentTypeId } = employment;
	const change = { entryDate, employmentTypeId, exitDate };
	return { version: await changeEmployment(context, employment, change) };
}
