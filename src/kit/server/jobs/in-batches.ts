import type { Tx } from "../database/tenant-transaction.ts";
import type { JobContext } from "./define-job.ts";

/**
 * Work on many things, so many in a transaction: between them the job shows how far it is, and ends when its owner wants that.
 * Yields what each transaction came to once it is committed.
 */
export async function* inBatches<Item, Result>(
	context: Pick<JobContext, "transaction" | "progress" | "checkCanceled">,
	items: readonly Item[],
	most: number,
	work: (tx: Tx, some: readonly Item[]) => Promise<Result>,
): AsyncGenerator<Result> {
	for (let from = 0; from < items.length; from += most) {
		await context.checkCanceled();
		const some = items.slice(from, from + most);
		yield await context.transaction((tx) => work(tx, some));
		await context.progress(((from + some.length) / items.length) * 99);
	}
}
