import type { Language } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import {
	anySite,
	deleteSettingRow,
	insertMissingSettings,
	type SettingKey,
	settingValue,
	upsertSetting,
} from "./sql.ts";

const deepest = 64;

export const getSetting: Handler<typeof contract.getSetting> = async (context, input) => {
	const key = settingKey(context, input, input.perSite === "true");
	const [row] = await context.once<{ value: unknown }>(settingValue(key));
	return { value: row?.value ?? null };
};

/** Keeps any JSON up to 32 KiB. How somebody likes the screen is not business data: it leaves no audit event. */
export const putSetting: Handler<typeof contract.putSetting> = async (context, input) => {
	const fault = settingFault(input.value);
	if (fault !== undefined) {
		return refuse(commonRefusals.malformed, { details: [{ field: "value", text: fault }] });
	}
	const key = settingKey(context, input, input.perSite === true);
	const fits = await upsertSetting(context.tx, key, JSON.stringify(input.value));
	if (!fits) return refuse(commonRefusals.tooLarge);
	context.announce({ kind: "SETTINGS", ids: [], userId: key.userId });
	return {};
};

/** Why a value cannot be kept as JSON of the database; undefined when it can. Walks without recursion: depth is the attack. */
function settingFault(value: unknown): "missing" | "too deep" | "text" | undefined {
	if (value === undefined) return "missing";
	const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		const { value: part, depth } = next;
		if (depth > deepest) return "too deep";
		if (typeof part === "string" && !isStorable(part)) return "text";
		if (typeof part !== "object" || part === null) continue;
		for (const [name, child] of Object.entries(part)) {
			if (!isStorable(name)) return "text";
			waiting.push({ value: child, depth: depth + 1 });
		}
	}
	return undefined;
}

/** jsonb takes neither the zero character nor half a surrogate pair. */
function isStorable(text: string): boolean {
	return text.isWellFormed() && !text.includes("\0");
}

/** Forgets a setting; one that was never saved is forgotten already. */
export const deleteSetting: Handler<typeof contract.deleteSetting> = async (context, input) => {
	const key = settingKey(context, input, input.perSite === "true");
	await deleteSettingRow(context.tx, key);
	context.announce({ kind: "SETTINGS", ids: [], userId: key.userId });
	return {};
};

/** Whose setting, and of which site: that of the request, or the session's where the request is for all sites. */
function settingKey(
	context: Pick<ReadContext | WriteContext, "session" | "siteFilter">,
	input: { scope: SettingKey["scope"]; key: string },
	perSite: boolean,
): SettingKey {
	const { session, siteFilter } = context;
	return {
		tenantId: session.tenantId,
		userId: session.userId,
		scope: input.scope,
		siteId: perSite ? (siteFilter ?? session.siteId) : anySite,
		key: input.key,
	};
}

/** What a person used on the sign-in page holds until she chooses otherwise: mails to her speak it. */
export async function keepFirstSettings(
	tx: Tx,
	tenantId: string,
	userId: string,
	used: { language?: Language | undefined; timeZone?: string | undefined },
): Promise<void> {
	const { language, timeZone } = used;
	await insertMissingSettings(tx, tenantId, userId, {
		...(language === undefined ? {} : { "Profile.Language": language }),
		...(timeZone !== undefined && isTimeZone(timeZone) ? { "Profile.TimeZone": timeZone } : {}),
	});
}

function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}
