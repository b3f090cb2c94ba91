import { requestHeaders } from "#kit/contract/headers.ts";
import { browserConfig } from "./config.ts";
import { settingsStore } from "./settings/settings-store.ts";

/** The five headers of every request; the live connection sends them too. */
export function headersOfRequest(): Record<string, string> {
	const { layout, region, session } = settingsStore.get();
	return {
		[requestHeaders.clientVersion]: browserConfig().version,
		[requestHeaders.theme]: layout.theme,
		[requestHeaders.language]: region.language,
		[requestHeaders.timeZone]: region.timezone,
		// without a choice the header stays away and the session's own site counts
		...(session.siteId === null ? {} : { [requestHeaders.siteId]: session.siteId }),
	};
}
