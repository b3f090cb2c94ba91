import { connectionTimes, mostConnections } from "#kit/contract/limits.ts";

/**
 * What a client of this process is given, in milliseconds, and connections in all: what the operator set in `HEADERS_WITHIN`,
 * `REQUEST_WITHIN`, `ANSWER_WITHIN` (seconds) and `MOST_CONNECTIONS`.
 */
export function configuredConnections(env: NodeJS.ProcessEnv) {
	const within = (name: string, usual: number) => milliseconds(name, env[name], usual);
	const headersMs = within("HEADERS_WITHIN", connectionTimes.headers);
	const requestMs = within("REQUEST_WITHIN", connectionTimes.request);
	if (headersMs > requestMs) throw new Error("REQUEST_WITHIN cannot be less than HEADERS_WITHIN.");
	return {
		headersMs,
		requestMs,
		answerMs: within("ANSWER_WITHIN", connectionTimes.answer),
		most: whole("MOST_CONNECTIONS", env.MOST_CONNECTIONS, mostConnections),
	};
}

function milliseconds(name: string, text: string | undefined, usual: number): number {
	if (text === undefined || text === "") return usual;
	const ms = Math.round(Number(text) * 1000);
	if (!/^\d{1,5}(\.\d{1,3})?$/.test(text) || ms === 0) {
		throw new Error(`${name} must be seconds, e.g. 20.`);
	}
	return ms;
}

function whole(name: string, text: string | undefined, usual: number): number {
	if (text === undefined || text === "") return usual;
	if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`${name} must be a number.`);
	return Number(text);
}
