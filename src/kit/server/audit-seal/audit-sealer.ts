import type { Services } from "../services.ts";
import { sealTenant } from "./seal-tenant.ts";

const sealWithinMs = 10_000;

/**
 * Seals the audit trails of tenants in which something has changed, some seconds after the change. Every process hears of
 * every change and may try; the database lets one at a time.
 */
export class AuditSealer {
	readonly #services: Services;
	readonly #waitMs: number;
	#changed = new Set<string>();
	#timer: NodeJS.Timeout | undefined;
	#running: Promise<void> = Promise.resolve();
	#isClosed = false;

	constructor(services: Services, waitMs = sealWithinMs) {
		this.#services = services;
		this.#waitMs = waitMs;
	}

	/** Something has changed there. */
	note(tenantIds: Iterable<string>): void {
		for (const tenantId of tenantIds) this.#changed.add(tenantId);
		if (this.#changed.size === 0 || this.#isClosed) return;
		this.#timer ??= setTimeout(() => {
			this.#timer = undefined;
			this.#running = this.#running.then(() => this.#seal());
		}, this.#waitMs);
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		await this.#running;
	}

	async #seal(): Promise<void> {
		const changed = this.#changed;
		this.#changed = new Set();
		for (const tenantId of changed) {
			if (this.#isClosed) return;
			await sealTenant(this.#services, tenantId).catch((error: Error) => {
				// the regular round will do it
				const reason = error.message;
				this.#services.log.warn({ tenantId, reason }, "audit trail not sealed");
			});
		}
	}
}
