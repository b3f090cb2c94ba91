import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Announcer } from "./live/announcement.ts";
import type { Secrets } from "./secrets.ts";
import type { SessionCache } from "./session-cache.ts";

/** What one process owns. Use cases get what they need of it through their context. */
export interface Services {
	readonly config: Config;
	readonly clock: Clock;
	readonly database: Database;
	readonly announcer: Announcer;
	readonly secrets: Secrets;
	readonly sessions: SessionCache;
	readonly log: Logger;
	/** Of the product, from package.json. */
	readonly version: string;
}
