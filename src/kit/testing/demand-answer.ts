import type { Endpoint } from "#kit/contract/endpoint.ts";
import { commonRefusals, type ErrorAnswer } from "#kit/contract/refusal.ts";

/**
 * Throws where an answer is none that the server could give: its schema refuses it, or it holds keys that the schema does
 * not know, which the server leaves out.
 */
export function demandAnswer({ operationId, answer, raw }: Endpoint, given: unknown): void {
	if (raw) return;
	const sent = given === undefined ? undefined : JSON.parse(JSON.stringify(given));
	const { error, data } = answer.safeParse(sent);
	const faults =
		error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ??
		unknownKeys(sent, data).map((path) => `${path}: is not in the contract`);
	if (faults.length === 0) return;
	throw new Error(`The server never answers ${operationId} like this:\n${faults.join("\n")}`);
}

/** Throws where a refusal is none of those that the contract names; without a kind it comes from what lies between. */
export function demandRefusal(
	{ operationId, refusals }: Endpoint,
	status: number,
	{ error, code }: Partial<ErrorAnswer>,
): void {
	if (error === undefined && code === undefined) return;
	const isNamed = [...refusals, ...Object.values(commonRefusals)].some(
		(one) =>
			one.status === status &&
			one.error === (error ?? one.error) &&
			one.code === (code ?? one.code),
	);
	if (!isNamed)
		throw new Error(`The server never refuses ${operationId}: ${status} ${error} ${code}`);
}

function unknownKeys(sent: unknown, known: unknown, path = ""): string[] {
	if (!isObject(sent) || !isObject(known)) return [];
	return Object.entries(sent).flatMap(([key, value]) => {
		const place = path === "" ? key : `${path}.${key}`;
		return key in known ? unknownKeys(value, known[key], place) : [place];
	});
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}
