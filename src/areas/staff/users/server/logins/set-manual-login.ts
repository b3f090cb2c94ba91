import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { contract } from "../../contract.ts";
import { openLogin } from "./open-login.ts";
import { writeManualLogin } from "./write-manual-login.ts";

type Endpoint = (typeof contract)["setManualLogin"];

export async function setManualLogin(
	context: WriteContext,
	{ userId, ...login }: InputOf<Endpoint>,
): Promise<AnswerOf<Endpoint>> {
	await openLogin(context, userId);
	return { loginId: await writeManualLogin(context, userId, login) };
}
