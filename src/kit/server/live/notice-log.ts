import { randomBytes } from "node:crypto";
import type { Notice } from "./announcer.ts";

/** Remembered at least, of all tenants: more than come in while a page starts or a phone changes its network. */
const most = 2000;

interface Entry {
	readonly notice: Notice;
	/** Where the log stood when it was sent, if something had to be looked up first. */
	sentAt?: number;
}

/** What this process heard last, so that a browser can get what it missed. Places name how far that goes. */
export class NoticeLog {
	/** Places of another process or of an earlier start never equal ours. */
	readonly #boot = randomBytes(6).toString("base64url");
	#entries: Entry[] = [];
	#sequence = 0;

	get place(): string {
		return `${this.#boot}-${this.#sequence}`;
	}

	add(notice: Notice): void {
		this.#sequence++;
		this.#entries.push({ notice });
		// halved now and then instead of shifted by one each time
		if (this.#entries.length > 2 * most) this.#entries = this.#entries.slice(-most);
	}

	/** The newest notice is sent when `delivery` has settled. */
	waitFor(delivery: Promise<void>): void {
		const newest = this.#entries.at(-1);
		if (newest === undefined) return;
		newest.sentAt = Number.POSITIVE_INFINITY;
		const done = () => {
			newest.sentAt = this.#sequence;
		};
		delivery.then(done, done);
	}

	/** Notices may have been missed: nobody's place is known any more. */
	breakOff(): void {
		this.#sequence++;
		this.#entries = [];
	}

	/** What a tenant was or is sent after a place; undefined when that is not remembered. */
	since(place: string, tenantId: string): readonly Notice[] | undefined {
		const [boot, number] = split(place);
		const first = this.#sequence - this.#entries.length;
		if (boot !== this.#boot || !(number >= first && number <= this.#sequence)) return undefined;
		return this.#entries
			.filter(
				({ notice, sentAt = 0 }, at) =>
					notice.tenantId === tenantId && (first + at >= number || sentAt >= number),
			)
			.map(({ notice }) => notice);
	}
}

/** The boot may hold hyphens of its own. */
function split(place: string): readonly [boot: string, number: number] {
	const [, boot = "", number] = /^(.+)-(\d+)$/.exec(place) ?? [];
	return [boot, Number(number)];
}
