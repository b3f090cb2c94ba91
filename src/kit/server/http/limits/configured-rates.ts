import { type RequestCounter, type RequestRate, requestRates } from "#kit/contract/limits.ts";

export type RequestRates = Readonly<Record<RequestCounter, RequestRate>>;

/** More than any process answers. */
const unlimited: RequestRate = { atOnce: 1_000_000_000, perMinute: 1_000_000_000 };

/**
 * What the operator set in `REQUESTS_PER_SESSION`, `…_KEY`, `…_DEVICE`, `…_TENANT` and `…_ADDRESS`: requests a minute (`1200`),
 * with those at once (`1200/5000`), or `off`.
 */
export function configuredRates(env: NodeJS.ProcessEnv): RequestRates {
	const rate = (counter: RequestCounter) => {
		const name = `REQUESTS_PER_${counter.toUpperCase()}`;
		return rateOf(name, env[name], requestRates[counter]);
	};
	return {
		session: rate("session"),
		key: rate("key"),
		device: rate("device"),
		tenant: rate("tenant"),
		address: rate("address"),
	};
}

function rateOf(name: string, text: string | undefined, usual: RequestRate): RequestRate {
	if (text === undefined || text === "") return usual;
	if (text === "off") return unlimited;
	const match = /^([1-9]\d{0,8})(?:\/([1-9]\d{0,8}))?$/.exec(text);
	if (match === null) {
		throw new Error(
			`${name} must be requests a minute, e.g. 1200, with those at once, e.g. 1200/5000, or off.`,
		);
	}
	const perMinute = Number(match[1]);
	return { perMinute, atOnce: Number(match[2] ?? perMinute) };
}
