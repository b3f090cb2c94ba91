import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { anySite, type SettingKey } from "./sql.ts";

/** Whose setting, and of which site: that of the request, or the session's where the request is for all sites. */
export function settingKey(
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
