import type { LiveMessage } from "#kit/contract/live.ts";
import type { ConnectionOptions, LiveState } from "./live-connection.ts";
import { MessageLog } from "./message-log.ts";

export interface Start {
	/** Names the person; a new one ends the old one's connection. */
	readonly owner: string;
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Up to where the tab knows: what came before it began to read. */
	readonly place: string;
}

export type StartMessage = Start & { readonly type: "start" };

/** What a tab tells the shared worker. */
export type TabMessage = StartMessage | { readonly type: "stop" };

/** What tabs hear. */
export type WorkerMessage =
	| { readonly type: "message"; readonly message: LiveMessage }
	| { readonly type: "state"; readonly state: LiveState };

export interface Port {
	postMessage(message: WorkerMessage): void;
}

type Open = (options: ConnectionOptions) => { close(): void };

/** Shares one connection among the tabs of a browser. */
export class LiveExchange {
	readonly #open: Open;
	readonly #ports = new Set<Port>();
	#owner: string | undefined;
	#connection: { close(): void } | undefined;
	#state: LiveState = "off";
	#log = new MessageLog("");

	constructor(open: Open) {
		this.#open = open;
	}

	take(port: Port, message: TabMessage): void {
		if (message.type === "stop") this.drop(port);
		else this.#start(port, message);
	}

	/** A tab signed out or is gone; the last one takes the connection with it. */
	drop(port: Port): void {
		this.#ports.delete(port);
		if (this.#ports.size === 0) this.#hangUp();
	}

	#start(port: Port, start: StartMessage): void {
		if (this.#owner !== start.owner) {
			// tabs of somebody who was signed in before have to look again who they are
			this.#ports.delete(port);
			this.#tell({ type: "message", message: { kind: "sessionEnded" } });
			this.#ports.clear();
			this.#hangUp();
		}
		this.#owner = start.owner;
		this.#ports.add(port);
		if (this.#connection !== undefined) {
			port.postMessage({ type: "state", state: this.#state });
			for (const message of this.#log.since(start.place)) {
				port.postMessage({ type: "message", message });
			}
			return;
		}
		const log = new MessageLog(start.place);
		this.#log = log;
		this.#connection = this.#open({
			url: start.url,
			headers: start.headers,
			place: start.place,
			onMessage: (message, place) => {
				log.add(message, place);
				this.#tell({ type: "message", message });
				if (message.kind === "sessionEnded") this.#hangUp();
			},
			onState: (state) => {
				this.#state = state;
				this.#tell({ type: "state", state });
			},
		});
	}

	#hangUp(): void {
		const connection = this.#connection;
		this.#connection = undefined;
		this.#owner = undefined;
		this.#ports.clear();
		connection?.close();
		this.#state = "off";
	}

	#tell(message: WorkerMessage): void {
		for (const port of this.#ports) port.postMessage(message);
	}
}

/** What a tab begins with, without what cannot be sent to a worker. */
export function startOf({ owner, url, headers, place }: Start): StartMessage {
	return { type: "start", owner, url, headers, place };
}
