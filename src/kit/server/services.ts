import type { Logger } from "pino";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import type { Replica } from "./database/replica.ts";
import type { ListExports } from "./export/list-export.ts";
import type { FigureChanges } from "./figures/figure-changes.ts";
import type { Maintenance } from "./jobs/maintenance.ts";
import type { Announcer } from "./live/announcer.ts";
import type { LiveHub } from "./live/live-hub.ts";
import type { Counters } from "./metrics/counters.ts";
import type { NoticeKinds } from "./notices/define-notice.ts";
import type { PersonImport } from "./person-import/person-import.ts";
import type { Secrets } from "./secrets.ts";
import type { SessionCache } from "./session-cache.ts";
import type { TableImport } from "./table-import/table-import.ts";
import type { TraceRules } from "./trace-rules.ts";

/** What one process owns. Use cases get what they need of it through their context. */
export interface Services {
	readonly config: Config;
	readonly clock: Clock;
	readonly database: Database;
	/** For what is done apart from requests: other connections than those that serve, so that these are never all taken. */
	readonly workDatabase: Database;
	/** Answers what only reads, where the operator named one. */
	readonly replica: Replica | undefined;
	readonly announcer: Announcer;
	/** The browsers connected to this process. */
	readonly live: LiveHub;
	/** For system work only; requests have no business with the owner's connections. */
	readonly maintenance: Maintenance;
	readonly secrets: Secrets;
	readonly sessions: SessionCache;
	readonly log: Logger;
	/** What `/metrics` tells beside what it can look up. */
	readonly counters: Counters;
	/** What people are told of by mail, of all features. */
	readonly notices: NoticeKinds;
	/** What of all features is traced. */
	readonly traces: TraceRules;
	/** The lists that can be written to a file, of all features. */
	readonly lists: ListExports;
	/** What changes do to what days come to. */
	readonly figures: FigureChanges;
	/** What tables of people may say besides who they are. */
	readonly imports: readonly PersonImport[];
	/** Tables that are about something else. */
	readonly tables: readonly TableImport[];
	/** Of the product, from package.json. */
	readonly version: string;
}
