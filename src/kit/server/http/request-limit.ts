import { refuseTooMany } from "../refusals/refuse-too-many.ts";

const windowMs = 60_000;
const many = 20_000;

/** Counts requests by name within a minute, in this process alone; beyond the limit they are refused until it is over. */
export class RequestLimit {
	readonly #limit: number;
	readonly #windows = new Map<string, { begin: number; count: number }>();

	constructor(limit: number) {
		this.#limit = limit;
	}

	/** Refuses when the limit is used up; nothing is counted. */
	check(name: string, now: Date): void {
		const at = now.getTime();
		const window = this.#windows.get(name);
		if (window === undefined || !isOpen(window, at)) return;
		if (window.count < this.#limit) return;
		refuseTooMany(Math.ceil((window.begin + windowMs - at) / 1000));
	}

	/** One more; refuses when it is one too many. */
	count(name: string, now: Date): void {
		this.check(name, now);
		const at = now.getTime();
		const window = this.#windows.get(name);
		if (window !== undefined && isOpen(window, at)) {
			window.count += 1;
			return;
		}
		if (this.#windows.size >= many) this.#windows.clear();
		this.#windows.set(name, { begin: at, count: 1 });
	}
}

/** A clock that was put back begins a new window. */
function isOpen({ begin }: { readonly begin: number }, at: number): boolean {
	return begin <= at && at < begin + windowMs;
}
