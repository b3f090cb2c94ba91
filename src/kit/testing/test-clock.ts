import { type Clock, systemClock } from "#kit/server/clock.ts";

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
	#now: number;
	#isReal = false;

	constructor(instant: string) {
		this.#now = Date.parse(instant);
	}

	static ofRealTime(): TestClock {
		const clock = new TestClock(systemClock.now().toISOString());
		clock.#isReal = true;
		return clock;
	}

	now(): Date {
		return this.#isReal ? systemClock.now() : new Date(this.#now);
	}

	set(instant: string): void {
		this.#now = Date.parse(instant);
	}

	advance(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
		const minutes = (by.minutes ?? 0) + 60 * (by.hours ?? 0) + 1440 * (by.days ?? 0);
		this.#now += ((by.seconds ?? 0) + 60 * minutes) * 1000;
	}
}
