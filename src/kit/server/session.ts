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

/** Reads session (or API key, or paired device), person and grants, and sets the tenant for the rest of the transaction. */
export function sessionOpenStatement(token: SessionToken, now: Date): Statement {
	const values = [token.tenantId, token.hash, now];
	if (token.device !== undefined) {
		return {
			text: "select gate.device_open($4, $1, $2, $3) as session",
			values: [...values, token.device],
		};
	}
	return token.isKey
		? { text: "select gate.api_key_open($1, $2, $3) as session", values }
		: { text: "select gate.session_open($1, $2, $3) as session", values };
}

/** Shape of `gate.session_open`'s answer → session; null when there is none. */
export function sessionFromRow(
	row: { session: Record<string, unknown> | null } | undefined,
): Session | undefined {
	if (row?.session == null) return undefined;
	const items = row.session.permissions as PermissionItem[];
	return { ...(row.session as unknown as Session), permissions: permissionMap(items) };
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
