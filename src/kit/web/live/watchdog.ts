/** Aborts what has been silent for too long. */
export class Watchdog {
	readonly #silence: number;
	readonly #abort: AbortController;
	#timer: ReturnType<typeof setTimeout>;

	constructor(silence: number, abort: AbortController) {
		this.#silence = silence;
		this.#abort = abort;
		this.#timer = this.#wait();
	}

	feed(): void {
		clearTimeout(this.#timer);
		this.#timer = this.#wait();
	}

	stop(): void {
		clearTimeout(this.#timer);
	}

	#wait(): ReturnType<typeof setTimeout> {
		return setTimeout(() => this.#abort.abort(), this.#silence);
	}
}
