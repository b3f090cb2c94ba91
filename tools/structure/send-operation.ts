import type { TestBrowser } from "#kit/testing/test-browser.ts";
import type { Operation } from "./operation.ts";

export interface Received {
	readonly status: number;
	readonly text: string;
}

/** Calls an operation of the document. Of an endless stream only the head is taken. */
export async function sendOperation(
	browser: TestBrowser,
	operation: Operation,
	input: Readonly<Record<string, unknown>>,
	headers: Readonly<Record<string, string>> = {},
): Promise<Received> {
	const query = new URLSearchParams();
	const body: Record<string, unknown> = {};
	let path = operation.path;
	for (const { name, place } of operation.fields) {
		const value = input[name];
		if (value === undefined) continue;
		if (place === "path") {
			path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
		} else if (place === "body") {
			body[name] = value;
		} else {
			for (const one of Array.isArray(value) ? value : [value]) {
				query.append(name, String(one));
			}
		}
	}
	const ending = new AbortController();
	const hasBody = operation.method === "POST" || operation.method === "PUT";
	const response = await browser.fetch(query.size === 0 ? path : `${path}?${query}`, {
		method: operation.method,
		headers,
		signal: ending.signal,
		...(hasBody ? { body: JSON.stringify(body) } : {}),
	});
	const type = response.headers.get("content-type") ?? "";
	if (/event-stream/.test(type)) {
		ending.abort();
		return { status: response.status, text: "" };
	}
	return { status: response.status, text: await response.text() };
}
