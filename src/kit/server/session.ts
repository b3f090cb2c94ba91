import type { PermissionMap } from "#domain/access/permission-map.ts";
import type { DeviceKind } from "#kit/contract/endpoint.ts";
import type { Statement } from "./database/database.ts";
import { hashOfSecret } from "./secrets.ts";

/** Who is asking: the person behind the cookie, with today's grants. */
export interface Session {
	readonly tenantId: string;
	readonly tenantName: string;
	readonly currency: string;
	readonly trialState: "NONE" | "TRIAL" | "TRIAL_EXPIRED";
	readonly licenseState: string;
	readonly uiFeatures: readonly string[];
	readonly sessionId: string;
	readonly userId: string;
	readonly loginId: string | null;
	readonly provider: string;
	readonly impersonatorId: string | null;
	readonly persistent: boolean;
	readonly role: "USER" | "TERMINAL" | "APP" | "APIKEY" | "SYSTEM";
	readonly firstName: string;
	readonly lastName: string;
	readonly unitId: string;
	readonly homeSiteId: string;
	/** The site chosen last; the request's site filter is another matter. */
	readonly siteId: string;
	/** The sites this person may work in, her own first. */
	readonly siteIds: readonly string[];
	/** Of the person's home site: her days are laid out in it. */
	readonly timeZone: string;
	readonly permissions: PermissionMap;
	/** Names the state of the tenant's rights in which these hold; null where none was ever changed. */
	readonly rights: string | null;
}

export interface PermissionItem {
	readonly key: string;
	readonly scope: "GLOBAL" | "SITE" | "UNIT";
	readonly level: number;
	readonly siteId: string | null;
	readonly unitId: string | null;
}

const levels = ["NONE", "LIST", "READ", "WRITE", "FULL"] as const;

/** A cookie, taken apart: `<tenant id>.<secret>`. The tenant part is not secret; the hash is looked up under it. */
export interface SessionToken {
	readonly tenantId: string;
	readonly hash: Buffer;
	/** Key of caches; never the secret itself. */
	readonly cacheKey: string;
	/** Of a program: looked up among the API keys instead of the sessions. */
	readonly isKey?: true;
	/** Of a paired device: looked up among those of its kind. */
	readonly device?: DeviceKind;
}

const tokenPattern =
	/^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** Cookies seen lately: hashing the secret anew would be the largest part of an ordinary read. */
const recentTokens = new Map<string, SessionToken>();

export function readToken(cookie: string | undefined): SessionToken | undefined {
	if (cookie === undefined) return undefined;
	const known = recentTokens.get(cookie);
	if (known !== undefined) return known;
	const token = takeApart(cookie);
	if (recentTokens.size >= 10_000) recentTokens.clear();
	if (token !== undefined) recentTokens.set(cookie, token);
	return token;
}

function takeApart(cookie: string): SessionToken | undefined {
	const match = tokenPattern.exec(cookie);
	if (match === null) return undefined;
	const [, tenantId, secret] = match as unknown as [string, string, string];
	const hash = hashOfSecret(secret);
	return { tenantId, hash, cacheKey: `${tenantId}.${hash.toString("base64")}` };
}

/** Asks who somebody is, and sets the tenant for the rest of the transaction. */
export interface SessionQuestion {
	readonly statement: Statement;
	/** What the statement's row says; undefined: there is no such session. */
	sessionOf(row: SessionRow | undefined): Session | undefined;
}

export type SessionRow = { session: Record<string, unknown> | null };

/** Reads session (or API key, or paired device), person and grants. */
export function askSession(token: SessionToken, now: Date): SessionQuestion {
	const values = [token.tenantId, token.hash, now];
	if (token.device !== undefined) {
		const text = "select gate.device_open($4, $1, $2, $3) as session";
		return { statement: { text, values: [...values, token.device] }, sessionOf: wholeSession };
	}
	if (token.isKey) {
		const text = "select gate.api_key_open($1, $2, $3) as session";
		return { statement: { text, values }, sessionOf: wholeSession };
	}
	const known = knownAccess.get(token.cacheKey);
	const text = "select gate.session_check($1, $2, $3, $4) as session";
	return {
		statement: { text, values: [...values, known?.state ?? null] },
		sessionOf: (row) => (row?.session == null ? undefined : withAccess(token, row.session, known)),
	};
}

function wholeSession(row: SessionRow | undefined): Session | undefined {
	if (row?.session == null) return undefined;
	const items = row.session.permissions as PermissionItem[];
	const session = row.session as unknown as Session;
	return { ...session, permissions: permissionMap(items), rights: null };
}

/** What somebody may, and where: as it stands in the state that the database named. */
interface KnownAccess {
	readonly state: string;
	readonly siteIds: readonly string[];
	readonly permissions: PermissionMap;
}

/** Of sessions seen lately. Only the database says whether it still holds, at each question. */
const knownAccess = new Map<string, KnownAccess>();
const mostKnown = 5_000;

function withAccess(
	{ cacheKey }: SessionToken,
	{ access, chosenSiteId, ...row }: Record<string, unknown>,
	known: KnownAccess | undefined,
): Session {
	const isNew = row.permissions !== undefined;
	const { state, ...held }: KnownAccess = isNew
		? {
				state: access as string,
				siteIds: row.siteIds as string[],
				permissions: permissionMap(row.permissions as PermissionItem[]),
			}
		: // it was asked with the state of these
			(known as KnownAccess);
	if (isNew) {
		if (knownAccess.size >= mostKnown) knownAccess.clear();
		knownAccess.set(cacheKey, { state, ...held });
	}
	const { homeSiteId } = row as unknown as Session;
	const siteId = held.siteIds.find((id) => id === chosenSiteId) ?? homeSiteId;
	return { ...(row as unknown as Session), ...held, siteId, rights: rightsOf(state) };
}

/** Day, department, site, and what rights were changed last, if ever: so `gate.session_check` puts it together. */
function rightsOf(state: string): string | null {
	return state.split(" ")[3] ?? null;
}

/** Rows of grants → the map that permission checks use. */
export function permissionMap(items: readonly PermissionItem[]): PermissionMap {
	const map: Record<string, PermissionMap[string][number][]> = {};
	for (const item of items) {
		const list = map[item.key] ?? [];
		map[item.key] = list;
		list.push({
			scope: item.scope,
			level: levels[item.level] ?? "NONE",
			...(item.siteId === null ? {} : { siteId: item.siteId }),
			...(item.unitId === null ? {} : { unitId: item.unitId }),
		});
	}
	return map as PermissionMap;
}
