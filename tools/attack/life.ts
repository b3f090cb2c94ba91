import type { AnswerOf, Endpoint, GivenOf } from "#kit/contract/endpoint.ts";
import { ownerUrlOf, type Running } from "#kit/testing/product-process.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import type { Target } from "./target.ts";

/** The product in a directory of its own, with a demo company in it. */
export interface Mortal {
	readonly data: string;
	readonly tenantId: string;
	readonly tenantNo: string;
	/** Starts it anew in its directory. */
	start(): Promise<Running>;
}

/** What somebody said: the answer, or the code of a refusal. */
export interface Told<E extends Endpoint> {
	readonly answer?: AnswerOf<E>;
	readonly code?: string;
}

/** The process that serves, whichever it is by now. */
export class Life {
	readonly mortal: Mortal;
	running: Running;
	/** How often it ended though nobody had killed it. */
	deaths = 0;
	/** Told where the next one serves. */
	onBirth: (address: string) => void = () => {};
	#isStarting: Promise<void> | undefined;

	constructor(mortal: Mortal, running: Running) {
		this.mortal = mortal;
		this.running = running;
	}

	get target(): Target {
		const { data, tenantId, tenantNo } = this.mortal;
		const { address } = this.running;
		return { address, ownerUrl: ownerUrlOf(data), tenantId, tenantNo, now: () => new Date() };
	}

	async begin(): Promise<void> {
		this.running = await this.mortal.start();
		this.onBirth(this.running.address);
	}

	/** As whoever watches over an operator's processes does. */
	async revive(): Promise<void> {
		const { exitCode, signalCode } = this.running.process;
		if (exitCode === null && signalCode === null) return;
		this.#isStarting ??= this.begin().finally(() => {
			this.#isStarting = undefined;
		});
		this.deaths += 1;
		await this.#isStarting;
	}

	/** Asks whoever serves now. Undefined where nobody answers, or who answers says "come back". */
	async ask<E extends Endpoint>(
		cookies: ReadonlyMap<string, string>,
		endpoint: E,
		input: GivenOf<E>,
	): Promise<Told<E> | undefined> {
		const reply = await this.browser(cookies)
			.call(endpoint, input)
			.catch(() => undefined);
		if (reply === undefined || reply.status === 503) return undefined;
		return reply.status === 200 ? { answer: reply.answer } : { code: reply.refusal.code };
	}

	browser(cookies: ReadonlyMap<string, string>): TestBrowser {
		const browser = new TestBrowser(this.running.address);
		for (const [name, value] of cookies) browser.cookies.set(name, value);
		return browser;
	}
}
