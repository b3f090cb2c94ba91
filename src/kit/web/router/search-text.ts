/** The query part of an address as plain texts, and back, kept readable: `?p=users.detail:1~users.edit:1`. */
export function parseSearchText(text: string): Record<string, string> {
	return Object.fromEntries(new URLSearchParams(text));
}

export function writeSearchText(search: Record<string, unknown>): string {
	const parts = Object.entries(search)
		.filter(([, value]) => value !== undefined && value !== null)
		.map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
	return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function encode(text: string): string {
	return encodeURIComponent(text)
		.replaceAll("%3A", ":")
		.replaceAll("%2C", ",")
		.replaceAll("%2F", "/");
}
