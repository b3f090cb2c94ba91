import type { Session } from "./session.ts";

/** How long a read may rely on a session that was checked before. */
const freshForMs = 1000;

/**
 * Sessions checked within the last second, per process. Emptied by live messages about sessions, people and roles, and
 * switched off while those messages cannot be heard.
 */
export class SessionCache {
	readonly #entries = new Map<string, { session: Session; until: number }>();
	#enabled = false;

	/** @param now milliseconds since the epoch */
	get(key: string, now: number): Session | undefined {
		const entry = this.#entries.get(key);
		if (entry === undefined) return undefined;
		if (entry.until > now) return entry.session;
		this.#entries.delete(key);
		return undefined;
	}

	put(key: string, session: Session, now: number): void {
		if (!this.#enabled) return;
		if (this.#entries.size > 20_000) this.#entries.clear();
		this.#entries.set(key, { session, until: now + freshForMs });
	}

	/** Forgets what a change of this tenant may have touched. */
	dropTenant(tenantId: string): void {
		for (const [key, entry] of this.#entries) {
			if (entry.session.tenantId === tenantId) this.#entries.delete(key);
		}
	}

	/** Called with false while the listener is down. */
	enable(enabled: boolean): void {
		this.#enabled = enabled;
		if (!enabled) this.#entries.clear();
	}
}
