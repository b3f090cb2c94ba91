import type { InputOf } from "#kit/contract/endpoint.ts";
import type { PublicContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { proveResetCode } from "./prove-reset-code.ts";

export async function validateResetCode(
	context: PublicContext,
	input: InputOf<(typeof contract)["validateResetCode"]>,
): Promise<Record<string, never>> {
	await proveResetCode(context, input);
	return {};
}
