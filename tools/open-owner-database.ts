import type { Config } from "#kit/server/config.ts";
import { openConfiguredDatabase } from "#kit/server/database/configured-database.ts";
import { findEmbeddedDatabase } from "#kit/server/database/embedded/database-urls.ts";
import { createLog } from "#kit/server/log.ts";

/** The database for a command of the operator: that of a running server, else opened for as long as the command takes. */
export async function openOwnerDatabase(
	config: Config,
): Promise<{ ownerUrl: string; stop(): Promise<void> }> {
	const running =
		config.databaseUrl === undefined
			? findEmbeddedDatabase(`${config.dataDirectory}/postgres`)
			: undefined;
	if (running !== undefined) {
		return { ownerUrl: running.ownerUrl, stop: async () => {} };
	}
	const { urls, stop } = await openConfiguredDatabase(config, createLog("warn"));
	return { ownerUrl: urls.ownerUrl, stop };
}
