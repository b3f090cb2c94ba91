import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refuse.ts";
import type { contract } from "../contract.ts";
import { settingFault } from "./setting-fault.ts";
import { settingKey } from "./setting-key.ts";
import { upsertSetting } from "./sql.ts";

/** Keeps any JSON up to 32 KiB. How somebody likes the screen is not business data: it leaves no audit event. */
export async function putSetting(
	context: WriteContext,
	input: InputOf<(typeof contract)["putSetting"]>,
): Promise<Record<string, never>> {
	const fault = settingFault(input.value);
	if (fault !== undefined) {
		return refuse(commonRefusals.malformed, {
			details: [{ field: "value", text: fault }],
		});
	}
	const key = settingKey(context, input, input.perSite === true);
	const fits = await upsertSetting(context.tx, key, JSON.stringify(input.value));
	if (!fits) return refuse(commonRefusals.tooLarge);
	context.announce({ kind: "SETTINGS", ids: [], userId: key.userId });
	return {};
}
