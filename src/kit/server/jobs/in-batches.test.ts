import { expect, test } from "vitest";
import type { Tx } from "../database/tenant-transaction.ts";
import { inBatches } from "./in-batches.ts";

/** A job whose owner wants its end before the so many-th step. */
function jobThat({ endsBefore = Number.POSITIVE_INFINITY }: { readonly endsBefore?: number }) {
	const shown: number[] = [];
	let steps = 0;
	return {
		shown,
		transaction: <T>(work: (tx: Tx) => Promise<T>) => work({} as Tx),
		progress: async (percent: number) => void shown.push(percent),
		checkCanceled: async () => {
			steps += 1;
			if (steps >= endsBefore) throw new Error("canceled");
		},
	};
}

test("many things are done so many at a time, and an end between them leaves what is done", async () => {
	const job = jobThat({});
	const batches = inBatches(job, [1, 2, 3, 4, 5], 2, async (_, some) => [...some]);
	expect(await Array.fromAsync(batches)).toEqual([[1, 2], [3, 4], [5]]);
	expect([job.shown.length, job.shown.at(-1)]).toEqual([3, 99]);
	const done: number[] = [];
	const ended = inBatches(jobThat({ endsBefore: 2 }), [1, 2, 3], 2, async (_, some) => {
		done.push(...some);
	});
	await expect(Array.fromAsync(ended)).rejects.toThrow("canceled");
	expect(done).toEqual([1, 2]);
});

test("in two lanes a slow one holds up no other, and a failure waits for what is under way", async () => {
	const begun: number[] = [];
	const slow = Promise.withResolvers<void>();
	const batches = inBatches(
		jobThat({}),
		[1, 2, 3, 4],
		1,
		async (_, [one = 0]) => {
			begun.push(one);
			if (one === 1) await slow.promise;
			if (one === 2) slow.resolve();
			if (one === 3) throw new Error("broken");
			return one;
		},
		2,
	);
	expect([(await batches.next()).value, (await batches.next()).value]).toEqual([1, 2]);
	await expect(batches.next()).rejects.toThrow("broken");
	expect(begun).toEqual([1, 2, 3, 4]);
});
