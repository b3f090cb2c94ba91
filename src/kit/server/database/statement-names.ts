import { createHash } from "node:crypto";
import type pg from "pg";

/** Each connection keeps every named statement with its plan; texts beyond so many are planned at each call. */
const mostNames = 1500;

/** `cached plan must not change result type`: a migration changed what a statement answers. */
const planIsStale = "0A000";
/** `prepared statement "…" does not exist` and `… already exists`: a pooler between us gave us another's connection. */
const nameIsForeign = new Set(["26000", "42P05"]);

/**
 * Names of statements, one for each text: what has a name is planned once per connection. A text asked for a single
 * time gets none, so that rare combinations of filters do not fill the connections.
 */
export class StatementNames {
	readonly #names = new Map<string, string>();
	readonly #askedOnce = new Set<string>();
	readonly #onPooler: () => void;
	readonly #mayName: boolean;
	#isNaming: boolean;
	#generation = 0;

	/** @param onPooler hears once that names do not work here */
	constructor(statements: "named" | "unnamed", onPooler: () => void) {
		this.#mayName = statements === "named";
		this.#isNaming = this.#mayName;
		this.#onPooler = onPooler;
	}

	/** What is sent for a text: with its name, where it has one. */
	configOf(text: string, values: readonly unknown[]): pg.QueryConfig {
		const name = this.#isNaming ? this.#nameOf(text) : undefined;
		return name === undefined ? { text, values: [...values] } : { name, text, values: [...values] };
	}

	/**
	 * Whether an error says that the database's side of a name is not ours any more. All names are new from then on, or
	 * there are none: what failed may be sent once more.
	 */
	isOutdatedBy(error: unknown): boolean {
		const { code, message } = (error ?? {}) as { code?: string; message?: string };
		if (code === planIsStale && /cached plan/.test(message ?? "")) {
			this.#generation += 1;
			this.#names.clear();
			return true;
		}
		if (!this.#mayName || !nameIsForeign.has(code ?? "")) return false;
		// what was under way with a name when another one was found lost, may be sent once more, too
		if (this.#isNaming) this.#onPooler();
		this.#isNaming = false;
		return true;
	}

	#nameOf(text: string): string | undefined {
		const known = this.#names.get(text);
		if (known !== undefined) return known;
		if (this.#names.size >= mostNames) return undefined;
		if (!this.#askedOnce.delete(text)) {
			if (this.#askedOnce.size >= mostNames) this.#askedOnce.clear();
			this.#askedOnce.add(text);
			return undefined;
		}
		const name = `s${this.#generation}_${digestOf(text)}`;
		this.#names.set(text, name);
		return name;
	}
}

/** Names what it stands for: on a connection that another process had, a name is the same statement's. */
function digestOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
