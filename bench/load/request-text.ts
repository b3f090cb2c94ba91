export interface RawRequest {
	readonly method: "GET" | "POST";
	readonly path: string;
	readonly cookie?: string;
	readonly body?: string;
}

/** What our web application says with each request of somebody. */
export function requestHeaders(cookie: string | undefined): Readonly<Record<string, string>> {
	return {
		"sec-fetch-site": "same-origin",
		"x-client-version": "bench",
		"x-language": "de-DE",
		"x-timezone": "Europe/Berlin",
		...(cookie !== undefined && { cookie: `stundwerk=${cookie}` }),
	};
}

/** The bytes of a request as our web application sends it. */
export function requestText(host: string, { method, path, cookie, body }: RawRequest): string {
	const lines = [
		`${method} ${path} HTTP/1.1`,
		`host: ${host}`,
		...Object.entries(requestHeaders(cookie)).map(([name, value]) => `${name}: ${value}`),
	];
	if (body !== undefined) {
		lines.push("content-type: application/json");
		lines.push(`content-length: ${Buffer.byteLength(body)}`);
	}
	return `${lines.join("\r\n")}\r\n\r\n${body ?? ""}`;
}
