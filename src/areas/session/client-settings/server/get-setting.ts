import type { InputOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { settingKey } from "./setting-key.ts";
import { settingValue } from "./sql.ts";

export async function getSetting(
	context: ReadContext,
	input: InputOf<(typeof contract)["getSetting"]>,
): Promise<{ value: unknown }> {
	const key = settingKey(context, input, input.perSite === "true");
	const [row] = await context.once<{ value: unknown }>(settingValue(key));
	return { value: row?.value ?? null };
}
