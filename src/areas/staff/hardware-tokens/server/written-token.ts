import type { TokenType } from "../contract/token-types.ts";

/**
 * A token's number as terminals send it: capitals without blanks, colons and hyphens. A PIN has 4 to 8 digits, a card 4
 * to 64 letters and digits; the reference to a fingerprint is taken as it is.
 *
 * Example: NFC, "04:a2 2b" → "04A22B"; PIN, "12" → undefined.
 */
export function writtenToken(type: TokenType, value: string): string | undefined {
	if (type === "FINGERPRINT") return value;
	const bare = value.replace(/[\s:.-]/g, "").toUpperCase();
	const pattern = type === "PIN" ? /^\d{4,8}$/ : /^[0-9A-Z]{4,64}$/;
	return pattern.test(bare) ? bare : undefined;
}
