import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import { type contract, employmentNotFound } from "../contract.ts";
import { addContract } from "./add-contract.ts";
import { openPerson } from "./open-person.ts";
import { readEmployment } from "./sql/employments.ts";

type Endpoint = (typeof contract)["createContract"];

export async function createContract(
	context: WriteContext,
	{ userId, employmentId, endsPrevious, ...terms }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	const { tx, tenantId } = context;
	await openPerson(tx, context, userId, "WRITE");
	const employment = await readEmployment(tx, tenantId, employmentId);
	if (employment === undefined || employment.userId !== userId) {
		return refuse(employmentNotFound);
	}
	return { id: await addContract(context, employment, terms, endsPrevious) };
}
