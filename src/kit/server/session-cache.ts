import type { Session } from "./session.ts";

/** How long a read may rely on a session that was checked before. */
const freshForMs = 1000;
const mostKept = 5_000;

/**
 * Sessions checked lately, per process. Within a second a read relies on one; live messages about sessions, people and roles
 * end that at once, and nothing is relied on while those messages cannot be heard. After that it is what a read may
 * assume while the database is asked.
 */
export class SessionCache {
	readonly #entries = new Map<string, { session: Session; until: number }>();
	#enabled = false;

	/** @param now milliseconds since the epoch */
	get(key: string, now: number): Session | undefined {
		const entry = this.#entries.get(key);
		return entry !== undefined && entry.until > now ? entry.session : undefined;
	}

	/** Who it was when it was checked last, however long ago: it must be checked before anything is answered. */
	assumed(key: string): Session | undefined {
		return this.#entries.get(key)?.session;
	}

	put(key: string, session: Session, now: number): void {
		// what was checked last comes last, so that the first is the one to go
		this.#entries.delete(key);
		this.#entries.set(key, { session, until: this.#enabled ? now + freshForMs : 0 });
		if (this.#entries.size <= mostKept) return;
		const [oldest] = this.#entries.keys();
		this.#entries.delete(oldest as string);
	}

	/** Relies no more on what a change of this tenant may have touched. */
	dropTenant(tenantId: string): void {
		for (const entry of this.#entries.values()) {
			if (entry.session.tenantId === tenantId) entry.until = 0;
		}
	}

	/** There is no such session any more. */
	forget(key: string): void {
		this.#entries.delete(key);
	}

	/** Called with false while the listener is down. */
	enable(enabled: boolean): void {
		this.#enabled = enabled;
		if (enabled) return;
		for (const entry of this.#entries.values()) entry.until = 0;
	}
}
