import type { LiveMessage } from "#kit/contract/live.ts";

/** More than comes in between a tab's first question and the moment it can hear. */
const most = 200;

/** What a browser's one connection heard last, for tabs that join it. */
export class MessageLog {
	/** Up to where what is kept reaches back. */
	#from: string;
	readonly #heard: { readonly message: LiveMessage; readonly place: string }[] = [];

	/** @param from where the connection began to hear */
	constructor(from: string) {
		this.#from = from;
	}

	add(message: LiveMessage, place: string): void {
		// a server that was started anew counts anew; the connection has to fetch all again
		if (!isSame(this.#from, place)) {
			this.#heard.length = 0;
			this.#from = place;
		}
		this.#heard.push({ message, place });
		if (this.#heard.length <= most) return;
		this.#from = this.#heard.shift()?.place ?? place;
	}

	/** What came after a place; that all has to be fetched again when it is unknown how much that was. */
	since(place: string): readonly LiveMessage[] {
		if (!isSame(this.#from, place) || numberOf(place) < numberOf(this.#from)) {
			return [{ kind: "resync" }];
		}
		return this.#heard
			.filter((one) => numberOf(one.place) > numberOf(place))
			.map((one) => one.message);
	}
}

/** Whether two places are of the same start of the same process, and can be compared. */
function isSame(one: string, other: string): boolean {
	return bootOf(one) === bootOf(other);
}

function bootOf(place: string): string {
	return place.slice(0, place.lastIndexOf("-"));
}

function numberOf(place: string): number {
	return Number(place.slice(place.lastIndexOf("-") + 1));
}
