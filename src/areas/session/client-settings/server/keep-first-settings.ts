import type { Language } from "#kit/contract/language.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { insertMissingSettings } from "./sql.ts";

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
