import { readToken, type SessionToken } from "../session.ts";
import { cookieValue } from "./cookie-value.ts";

const manyHeaders = 10_000;
/** Ours is shorter; longer ones are taken apart each time. */
const longestHeader = 500;

/** Session tokens by the whole cookie header, which a browser sends the same with each request. */
export class CookieTokens {
	readonly #known = new Map<string, SessionToken>();
	readonly #cookieName: string;

	constructor(cookieName: string) {
		this.#cookieName = cookieName;
	}

	of(header: string | undefined): SessionToken | undefined {
		if (header === undefined) return undefined;
		const known = this.#known.get(header);
		if (known !== undefined) return known;
		const token = readToken(cookieValue(header, this.#cookieName));
		if (token === undefined || header.length > longestHeader) return token;
		if (this.#known.size >= manyHeaders) this.#known.clear();
		this.#known.set(header, token);
		return token;
	}
}
