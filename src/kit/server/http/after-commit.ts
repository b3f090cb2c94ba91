import type { Announcement } from "../live/announcer.ts";
import type { RequestFacts } from "./context.ts";

type Work = () => void | Promise<void>;

/** Collects what a use case wants done once its change is certain. */
export class AfterCommit {
	readonly #facts: RequestFacts;
	readonly #tenantId: string;
	#announcements: Announcement[] | undefined;
	#works: Work[] | undefined;

	constructor(facts: RequestFacts, tenantId: string) {
		this.#facts = facts;
		this.#tenantId = tenantId;
	}

	readonly announce = (announcement: Announcement): void => {
		this.#announcements ??= [];
		this.#announcements.push(announcement);
	};

	readonly afterCommit = (work: Work): void => {
		this.#works ??= [];
		this.#works.push(work);
	};

	run(): void {
		const { services, traceId } = this.#facts;
		if (this.#announcements !== undefined) {
			services.announcer.announce(this.#tenantId, this.#announcements);
		}
		for (const work of this.#works ?? []) {
			Promise.resolve()
				.then(work)
				.catch((error) => services.log.error({ err: error, traceId }, "after commit"));
		}
	}
}
