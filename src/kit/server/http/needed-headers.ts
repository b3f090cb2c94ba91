import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { requestHeaders } from "../../contract/headers.ts";

const names = [
	"cookie",
	"content-length",
	"transfer-encoding",
	"x-forwarded-proto",
	requestHeaders.language,
	requestHeaders.timeZone,
	requestHeaders.siteId,
] as const;

/** Indexes of names by their length: most headers are passed over with one comparison of numbers. */
const byLength: number[][] = Array.from({ length: 64 }, () => []);
for (const [index, name] of names.entries()) byLength[name.length]?.push(index);

/**
 * The few headers that a quick read looks at. `request.headers` would put all of them into an object: a third of what
 * such a read costs beside writing the answer.
 *
 * @returns undefined where one comes twice: what that means depends on the header
 */
export function neededHeaders({
	rawHeaders,
}: IncomingMessage): IncomingHttpHeaders | undefined {
	const found: (string | undefined)[] = [];
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const given = rawHeaders[at] as string;
		for (const index of byLength[given.length] ?? []) {
			if (!isNamed(given, names[index] as string)) continue;
			if (found[index] !== undefined) return undefined;
			found[index] = rawHeaders[at + 1];
		}
	}
	return {
		cookie: found[0],
		"content-length": found[1],
		"transfer-encoding": found[2],
		"x-forwarded-proto": found[3],
		[requestHeaders.language]: found[4],
		[requestHeaders.timeZone]: found[5],
		[requestHeaders.siteId]: found[6],
	};
}

function isNamed(given: string, name: string): boolean {
	return given === name || given.toLowerCase() === name;
}
