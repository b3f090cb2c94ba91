import pg from "pg";
import type { ServingProcess } from "../stage/serving-process.ts";
import { barePages } from "./bare-pages.ts";
import type { AskedPage } from "./page-parts.ts";

const session = "select * from session where tenant_id = $1 and token_hash = $2";

/**
 * The least that a page costs who asks for it over HTTP: who she is by the key of her session, the rows by their index, and
 * so many bytes sent. Nothing of it is the product's.
 */
export class BareTime {
	readonly #client: pg.Client;
	readonly #bare: ServingProcess;

	private constructor(client: pg.Client, bare: ServingProcess) {
		this.#client = client;
		this.#bare = bare;
	}

	/** @param serveUrl the server's own role: row-level security holds here too */
	static async open(serveUrl: string, tenantId: string, bare: ServingProcess): Promise<BareTime> {
		const client = new pg.Client({ connectionString: serveUrl });
		await client.connect();
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		return new BareTime(client, bare);
	}

	/** Milliseconds that it takes once; undefined of what reads no page. */
	async of(asked: AskedPage, bytes: number): Promise<number | undefined> {
		const text = barePages[asked.operationId]?.(asked);
		if (text === undefined) return undefined;
		const who = { name: "who", text: session, values: [asked.tenantId, Buffer.alloc(32)] };
		const before = performance.now();
		await this.#client.query(who);
		await this.#client.query(text);
		await (await fetch(new URL(`/${bytes}`, this.#bare.address))).text();
		return performance.now() - before;
	}

	close(): Promise<void> {
		return this.#client.end();
	}
}
