import type { Services } from "#kit/server/services.ts";
import type { TokenType } from "../contract/token-types.ts";
import { writtenToken } from "./written-token.ts";

interface Token {
	readonly type: TokenType;
	readonly value: string;
}

/** The keyed hash under which a token is kept, and its number as terminals write it; undefined where it can be none. */
export function tokenHash(
	{ secrets }: Services,
	tenantId: string,
	{ type, value }: Token,
): { readonly hash: Buffer; readonly written: string } | undefined {
	const written = writtenToken(type, value);
	if (written === undefined) return undefined;
	const hash = secrets.keyedHash(`hardware:${tenantId}:${type}:${written}`);
	return { hash, written };
}
