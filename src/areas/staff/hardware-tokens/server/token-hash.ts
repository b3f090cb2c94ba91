import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Services } from "#kit/server/services.ts";
import type { TokenType } from "../contract/token-types.ts";
import { holderByHash } from "./sql.ts";

interface Token {
	readonly type: TokenType;
	readonly value: string;
}

/** The keyed hash under which a token is kept, and its number as terminals write it; undefined where it can be none. */
export function tokenHash({ secrets }: Services, tenantId: string, { type, value }: Token) {
	const written = writtenToken(type, value);
	if (written === undefined) return undefined;
	const hash = secrets.keyedHash(`hardware:${tenantId}:${type}:${written}`);
	return { hash, written };
}

/**
 * A token's number as terminals send it: capitals without blanks, colons and hyphens. A PIN has 4 to 8 digits, a card 4
 * to 64 letters and digits; the reference to a fingerprint is taken as it is.
 *
 * Example: NFC, "04:a2 2b" → "04A22B"; PIN, "12" → undefined.
 */
function writtenToken(type: TokenType, value: string): string | undefined {
	if (type === "FINGERPRINT") return value;
	const bare = value.replace(/[\s:.-]/g, "").toUpperCase();
	const pattern = type === "PIN" ? /^\d{4,8}$/ : /^[0-9A-Z]{4,64}$/;
	return pattern.test(bare) ? bare : undefined;
}

/** Who holds a token today; undefined where nobody does. */
export async function holderOf(
	tx: Tx,
	services: Services,
	tenantId: string,
	token: Token,
): Promise<string | undefined> {
	const hashed = tokenHash(services, tenantId, token);
	return hashed && holderByHash(tx, tenantId, hashed.hash);
}
