import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { RequestCounter, RequestRate } from "#kit/contract/limits.ts";
import type { Counter } from "../../metrics/counters.ts";
import { refuseTooMany } from "../../refusals/refuse-too-many.ts";
import type { SessionToken } from "../../session.ts";
import type { RequestRates } from "./configured-rates.ts";
import { networkOf } from "./network-of.ts";
import { TokenBuckets } from "./token-buckets.ts";

/** What of a request is looked at. */
interface Asked {
	readonly request: Pick<FastifyRequest, "ip">;
	readonly reply: Pick<FastifyReply, "header">;
	readonly now: Date;
}

interface Limit {
	readonly counter: RequestCounter;
	readonly buckets: TokenBuckets;
	readonly policy: string;
}

/**
 * How often may be asked, in the memory of this process alone. Who is known is counted by session, key or device, and by
 * company; everybody else by address, until it turns out who it is. So nobody uses up what is a company's by naming it.
 */
export class RequestLimits {
	readonly #limits: Readonly<Record<RequestCounter, Limit>>;
	readonly #refused: Counter;

	constructor(rates: RequestRates, refused: Counter) {
		this.#refused = refused;
		const limit = (counter: RequestCounter) => limitOf(counter, rates[counter]);
		this.#limits = {
			session: limit("session"),
			key: limit("key"),
			device: limit("device"),
			tenant: limit("tenant"),
			address: limit("address"),
		};
	}

	/** One call that brings nothing to be known by. Refuses when it is one too many, as all below. */
	enterUnknown(asked: Asked): void {
		this.#take(this.#limits.address, networkOf(asked.request.ip), asked);
	}

	/** One call, before anything is asked of the database. */
	enter(asked: Asked, token: SessionToken, endpoint: Endpoint): void {
		const own = this.#limits[counterOf(token)];
		if (!own.buckets.has(token.cacheKey)) this.enterUnknown(asked);
		else if (!endpoint.staysOpen) this.#count(own, asked, token);
	}

	/** It is known who calls. */
	admit(asked: Asked, token: SessionToken): void {
		const own = this.#limits[counterOf(token)];
		if (own.buckets.has(token.cacheKey)) return;
		this.#limits.address.buckets.giveBack(networkOf(asked.request.ip));
		this.#count(own, asked, token);
	}

	/** There is no such session or key, or no more. */
	forget(token: SessionToken): void {
		this.#limits[counterOf(token)].buckets.forget(token.cacheKey);
	}

	#count(own: Limit, asked: Asked, { cacheKey, tenantId, isKey }: SessionToken): void {
		const { tenant } = this.#limits;
		this.#take(own, cacheKey, asked);
		const waitMs = tenant.buckets.take(tenantId, asked.now.getTime());
		if (waitMs > 0) {
			own.buckets.giveBack(cacheKey);
			this.#refuse(tenant, waitMs, asked);
		}
		// programs pace themselves by it
		if (isKey) tell(asked, own, own.buckets.leftOf(cacheKey));
	}

	#take(limit: Limit, name: string, asked: Asked): void {
		const waitMs = limit.buckets.take(name, asked.now.getTime());
		if (waitMs > 0) this.#refuse(limit, waitMs, asked);
	}

	#refuse(limit: Limit, waitMs: number, asked: Asked): never {
		this.#refused.add(limit.counter);
		const seconds = Math.ceil(waitMs / 1000);
		tell(asked, limit, 0, seconds);
		return refuseTooMany(seconds);
	}
}

function limitOf(counter: RequestCounter, rate: RequestRate): Limit {
	const { atOnce, perMinute } = rate;
	const policy = `"${counter}";q=${atOnce};w=${Math.ceil((60 * atOnce) / perMinute)}`;
	return { counter, buckets: new TokenBuckets(rate), policy };
}

function counterOf({ isKey, device }: SessionToken): "session" | "key" | "device" {
	if (device !== undefined) return "device";
	return isKey ? "key" : "session";
}

/** As draft-ietf-httpapi-ratelimit-headers-11 has it. */
function tell({ reply }: Asked, { counter, policy }: Limit, left: number, seconds?: number): void {
	const reset = seconds === undefined ? "" : `;t=${seconds}`;
	reply.header("ratelimit-policy", policy).header("ratelimit", `"${counter}";r=${left}${reset}`);
}
