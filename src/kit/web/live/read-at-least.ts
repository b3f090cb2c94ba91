import { readPlaceCookie } from "#kit/contract/headers.ts";

/** Longer than any replica that is asked lags behind. */
const keptForSeconds = 60;

/** What this browser reads from now on, in all its tabs, shows at least what was written up to a place. */
export function readAtLeast(place: number): void {
	const isSecure = location.protocol === "https:";
	const name = isSecure ? `__Host-${readPlaceCookie}` : readPlaceCookie;
	const known = new RegExp(`(?:^|; )${name}=(\\d+)`).exec(document.cookie)?.[1] ?? 0;
	if (place <= Number(known)) return;
	const bound = isSecure ? "; secure" : "";
	// every request carries it, downloads too
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the next request begins
	document.cookie = `${name}=${place}; path=/; max-age=${keptForSeconds}; samesite=lax${bound}`;
}
