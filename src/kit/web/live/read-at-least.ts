import { readPlaceCookie } from "#kit/contract/headers.ts";

/**
 * What this browser reads from now on, in all its tabs, shows at least what was written up to a place. Kept for a minute:
 * longer than any replica that is asked lags behind.
 */
export function readAtLeast(place: number): void {
	const bound = location.protocol === "https:" ? "__Host-" : "";
	const name = `${bound}${readPlaceCookie}=`;
	const known = Number.parseInt(document.cookie.split(name)[1] ?? "0", 10);
	if (place <= known) return;
	// every request carries it, downloads too
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the next request begins
	document.cookie = `${name}${place}; path=/; max-age=60; samesite=lax${bound && "; secure"}`;
}
