import type { Tx } from "../database/tenant-transaction.ts";
import type { JobContext } from "./define-job.ts";

/**
 * Work on many things, so many in a transaction: between them the job shows how far it is, and ends when its owner wants that.
 * Yields what each transaction came to once it is committed, in their order.
 *
 * @param lanes transactions under way at once, where no two are about the same: while one waits for the database, another reckons
 */
export async function* inBatches<Item, Result>(
	context: Pick<JobContext, "transaction" | "progress" | "checkCanceled">,
	items: readonly Item[],
	most: number,
	work: (tx: Tx, some: readonly Item[]) => Promise<Result>,
	lanes = 1,
): AsyncGenerator<Result> {
	const underWay: Promise<Result>[] = [];
	let done = 0;
	const next = async () => {
		const result = await (underWay.shift() as Promise<Result>);
		done += Math.min(most, items.length - done);
		await context.progress((done / items.length) * 99);
		return result;
	};
	try {
		for (let from = 0; from < items.length; from += most) {
			await context.checkCanceled();
			const some = items.slice(from, from + most);
			underWay.push(context.transaction((tx) => work(tx, some)));
			// it is told where it is awaited
			underWay.at(-1)?.catch(() => {});
			if (underWay.length === lanes) yield await next();
		}
		while (underWay.length > 0) yield await next();
	} finally {
		await Promise.allSettled(underWay);
	}
}
