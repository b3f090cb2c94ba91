import type { SsoKind } from "#areas/session/single-sign-on/contract/sso-kinds.ts";

export type IssuerFault = "NO_ADDRESS" | "NOT_GOOGLE" | "NOT_ONE_DIRECTORY";

/**
 * Issuers of Microsoft under which anybody's directory signs in, and may call its people whatever it likes; the number is that of
 * all personal accounts.
 */
const ofEverybody =
	/^\/(common|organizations|consumers|9188040d-6c67-4c5b-b112-36a304b66dad)(\/|$)/i;

/**
 * What is wrong with the address of a provider, as it names itself.
 *
 * @param mayBeLocal whether a provider on this very machine will do, reached without TLS: for trials and tests
 */
export function issuerFault(
	kind: SsoKind,
	issuer: string,
	mayBeLocal: boolean,
): IssuerFault | undefined {
	if (!URL.canParse(issuer)) return "NO_ADDRESS";
	const { protocol, hostname, pathname, username, password, search, hash } = new URL(issuer);
	const isLocal = ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
	const isReachable = protocol === "https:" || (protocol === "http:" && isLocal);
	const hasMore = [username, password, search, hash].some((part) => part !== "");
	// the address of its description, which is easily copied instead
	const isDescription = pathname.includes("/.well-known/");
	if (!isReachable || hasMore || isDescription) return "NO_ADDRESS";
	if (isLocal) return mayBeLocal ? undefined : "NO_ADDRESS";
	if (kind === "GOOGLE" && hostname !== "accounts.google.com") return "NOT_GOOGLE";
	return kind === "ENTRAID" && ofEverybody.test(pathname) ? "NOT_ONE_DIRECTORY" : undefined;
}
