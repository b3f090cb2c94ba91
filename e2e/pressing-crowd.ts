import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { contract } from "#areas/time-tracking/bookings/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";

export interface Presser {
	readonly browser: TestBrowser;
	readonly activityId: string;
}

/** People who come and go, each as soon as the last time was answered, and look at their clock; nothing is sent twice. */
export class PressingCrowd {
	/** Bookings that were answered, with their outcome: two within a second begin and end nothing. */
	readonly made = new Map<string, string>();
	/** Whatever was not. */
	readonly refused: string[] = [];
	#isOver = false;
	#heard = () => {};

	async press(people: readonly Presser[]): Promise<void> {
		await Promise.all(people.map((one) => this.#pressOn(one)));
	}

	end(): void {
		this.#isOver = true;
	}

	/** Waits until so many more were answered. */
	async further(count: number): Promise<void> {
		const wanted = this.made.size + count;
		while (this.made.size < wanted && this.refused.length === 0) {
			await new Promise<void>((resolve) => {
				this.#heard = resolve;
			});
		}
	}

	async #pressOn({ browser, activityId }: Presser): Promise<void> {
		while (!this.#isOver) {
			const clock = await browser.call(clocks.getTimeClocks, {});
			if (clock.status !== 200) return this.#hear(`clock: ${clock.status}`);
			const now = Date.now();
			const booking = {
				bookingId: newId(now),
				timestamp: new Date(now).toISOString(),
				action: clock.answer.workTimeClock.status === "STOPPED" ? "START" : "END",
				activityId,
			} as const;
			const reply = await browser.call(contract.createBooking, booking);
			if (reply.status !== 200) return this.#hear(`${reply.status} ${reply.refusal.code}`);
			this.made.set(booking.bookingId, reply.answer.outcome);
			this.#heard();
		}
	}

	#hear(fault: string): void {
		this.refused.push(fault);
		this.#heard();
	}
}
