import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromiumArguments, findChromium, headlessShell } from "../../tools/find-chromium.mjs";

type Answer = Readonly<Record<string, unknown>>;

/**
 * Chromium, spoken to directly. A driver of tests watches the network, the console and every document with scripts of its
 * own; with the CPU slowed down that took a quarter of what was measured, and nobody's browser does it. It has one page
 * and nothing in its cache.
 */
export class BareChromium {
	readonly #process: ChildProcess;
	readonly #profile: string;
	readonly #socket: WebSocket;
	readonly #waiting = new Map<
		number,
		{
			readonly method: string;
			readonly resolve: (answer: Answer) => void;
			readonly reject: (error: Error) => void;
		}
	>();
	#last = 0;
	#session: string | undefined;

	private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
		this.#process = process;
		this.#profile = profile;
		this.#socket = socket;
		socket.addEventListener("message", ({ data }) => this.#hear(String(data)));
	}

	/** @param size of the window's inside, in pixels */
	static async launch(size: {
		readonly width: number;
		readonly height: number;
	}): Promise<BareChromium> {
		const executable = findChromium();
		if (executable === undefined) throw new Error("No Chromium found.");
		const profile = await mkdtemp(join(tmpdir(), "stundwerk-chromium-"));
		const child = spawn(
			executable,
			[
				...chromiumArguments,
				"--headless=new",
				"--remote-debugging-port=0",
				`--user-data-dir=${profile}`,
				"--disable-extensions",
				// a window without the address bar, whose own pages would load meanwhile; the shell has no windows, and knows no such flag
				...(executable === headlessShell ? ["about:blank"] : ["--app=about:blank"]),
			],
			{ stdio: ["ignore", "ignore", "pipe"] },
		);
		const socket = new WebSocket(await addressOf(child));
		await once(socket, "open");
		const chromium = new BareChromium(child, profile, socket);
		await chromium.#attach();
		await chromium.send("Emulation.setDeviceMetricsOverride", {
			...size,
			deviceScaleFactor: 1,
			mobile: false,
		});
		return chromium;
	}

	/** Sends one command of the DevTools protocol to the page. */
	send(method: string, params: Answer = {}): Promise<Answer> {
		const id = ++this.#last;
		const sessionId = this.#session;
		this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
		return new Promise((resolve, reject) => {
			this.#waiting.set(id, { resolve, reject, method });
		});
	}

	/** Ends as soon as the page of this address has begun. */
	async open(url: string): Promise<void> {
		await this.send("Page.navigate", { url });
		while (!(await this.#askAnyPage(hasBegun)));
	}

	/**
	 * Runs a function in the page, which sees nothing of what stands around it here.
	 *
	 * @param argument as JSON
	 */
	async ask<Argument, Result>(
		question: (argument: Argument) => Result | Promise<Result>,
		argument?: Argument,
	): Promise<Result> {
		const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
			expression: `(${question})(${JSON.stringify(argument)})`,
			awaitPromise: true,
			returnByValue: true,
		});
		if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
		return (result as { value: Result }).value;
	}

	/** Milliseconds the page's own thread has worked: unlike the clock it hardly minds what else the machine does. */
	async busyTime(): Promise<number> {
		await this.send("Performance.enable", { timeDomain: "threadTicks" });
		const { metrics } = await this.send("Performance.getMetrics");
		const found = metrics as { name: string; value: number }[];
		return 1000 * (found.find(({ name }) => name === "TaskDuration")?.value ?? 0);
	}

	async close(): Promise<void> {
		const ended = once(this.#process, "exit");
		// said to the browser, no longer to the page
		this.#session = undefined;
		await this.send("Browser.close");
		await ended;
		await rm(this.#profile, { recursive: true, force: true, maxRetries: 10 });
	}

	/** The page may go away while it is asked; then the next one is. */
	async #askAnyPage<Result>(question: () => Result | Promise<Result>): Promise<Result> {
		for (;;) {
			try {
				return await this.ask(question);
			} catch (error) {
				if (!/navigated|destroyed/.test(String(error))) throw error;
			}
		}
	}

	async #attach(): Promise<void> {
		let targetId: string | undefined;
		const began = performance.now();
		// the browser can be spoken to a moment before it has its page
		while (targetId === undefined) {
			if (performance.now() - began > pageWithinMs) throw new Error("Chromium opens no page.");
			const { targetInfos } = await this.send("Target.getTargets");
			const targets = targetInfos as { type: string; targetId: string }[];
			targetId = targets.find(({ type }) => type === "page")?.targetId;
		}
		const attached = await this.send("Target.attachToTarget", { targetId, flatten: true });
		this.#session = String(attached.sessionId);
		await this.#askAnyPage(whenCalm);
	}

	#hear(message: string): void {
		const { id, result, error } = JSON.parse(message);
		const waiting = this.#waiting.get(id);
		this.#waiting.delete(id);
		if (error === undefined) waiting?.resolve(result);
		else waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
	}
}

const pageWithinMs = 30_000;

function whenCalm(): Promise<number> {
	return new Promise((resolve) => {
		requestIdleCallback(() => resolve(performance.now()));
	});
}

function hasBegun(): boolean {
	return location.protocol.startsWith("http");
}

/** Chromium says on standard error where it can be spoken to. */
async function addressOf(child: ChildProcess): Promise<string> {
	if (child.stderr === null) throw new Error("Nothing to listen to.");
	for await (const line of createInterface({ input: child.stderr })) {
		const found = /DevTools listening on (ws:\S+)/.exec(line);
		if (found?.[1] !== undefined) return found[1];
	}
	throw new Error("Chromium ended before it could be spoken to.");
}
