import { resolve } from "node:path";
import { configuredConnections } from "./http/connections/configured-connections.ts";
import { configuredRates } from "./http/limits/configured-rates.ts";
import { configuredJobs } from "./jobs/configured-jobs.ts";

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** What the operator may set; every variable is optional and listed in the README. */
export function readConfig(env: NodeJS.ProcessEnv) {
	const dataDirectory = resolve(env.STUNDWERK_DATA ?? "data");
	const port = wholeNumber("PORT", env.PORT ?? "3000");
	const host = env.HOST ?? "127.0.0.1";
	const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, "");
	const trustProxy = (env.TRUST_PROXY ?? "").split(/[\s,]+/).filter(Boolean);
	if (!/^https?:/.test(publicUrl) || !URL.canParse(publicUrl)) {
		throw new Error("PUBLIC_URL must be an address, e.g. https://zeit.example.com.");
	}
	return {
		port,
		host,
		...databaseOf(env),
		dataDirectory,
		trustProxy,
		requestRates: configuredRates(env),
		connections: configuredConnections(env),
		jobs: configuredJobs(env),
		smtpUrl: env.SMTP_URL || undefined,
		mailOutbox: resolve(env.MAIL_OUTBOX ?? `${dataDirectory}/outbox`),
		mailFrom: env.MAIL_FROM ?? "Stundwerk <stundwerk@localhost>",
		/** Without trailing slash; used in mails and for single sign-on. */
		publicUrl,
		key: env.STUNDWERK_KEY || undefined,
		metricsAddress: env.METRICS_ADDRESS || undefined,
		mapsKey: env.MAPS_KEY || undefined,
		outgoingAllow: outgoingAllow(env),
		developerTools: env.DEVELOPER_TOOLS === "true",
		production: env.NODE_ENV === "production",
		logLevel: env.LOG_LEVEL ?? "info",
	};
}

/**
 * Hosts within one's own network that the server may fetch from; the providers of trials and tests run on the machine itself.
 */
function outgoingAllow(env: NodeJS.ProcessEnv): ReadonlySet<string> {
	const named = (env.OUTGOING_ALLOW ?? "")
		.toLowerCase()
		.split(/[\s,]+/)
		.filter(Boolean);
	const own = env.NODE_ENV === "production" ? [] : ["127.0.0.1", "[::1]", "localhost"];
	return new Set([...named, ...own]);
}

function databaseOf(env: NodeJS.ProcessEnv) {
	const statements = env.DATABASE_STATEMENTS ?? "named";
	if (statements !== "named" && statements !== "unnamed") {
		throw new Error("DATABASE_STATEMENTS must be named or unnamed.");
	}
	if (statements === "unnamed" && env.DATABASE_URL && !env.DATABASE_OWNER_URL) {
		throw new Error(
			"Behind a pooler DATABASE_OWNER_URL must name the database itself: it migrates, listens and drives the job queue.",
		);
	}
	return {
		/** Serves; undefined = the embedded database. */
		databaseUrl: env.DATABASE_URL || undefined,
		/** Direct, not pooled: migrates, listens, drives the job queue. */
		databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
		/** A superuser, or who else may read all rows: for `npm run backup` alone. */
		databaseBackupUrl: env.DATABASE_BACKUP_URL || undefined,
		/** A replica of the database, in the same login; undefined = there is none. */
		databaseReadUrl: env.DATABASE_READ_URL || undefined,
		/** `unnamed` where a transaction pooler cannot track prepared statements. */
		statements: statements as "named" | "unnamed",
	};
}

/**
 * The server never speaks TLS itself: behind https there is a proxy, and only the proxy knows who is asking. Without its
 * name all clients would look like one, and cookies would not be bound to https.
 */
export function checkProxy({ publicUrl, trustProxy }: Config): void {
	if (publicUrl.startsWith("https:") && trustProxy.length === 0) {
		throw new Error("PUBLIC_URL is https: TRUST_PROXY must name the proxy, e.g. 127.0.0.1.");
	}
}

function wholeNumber(name: string, text: string): number {
	if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} must be a number.`);
	return Number(text);
}
