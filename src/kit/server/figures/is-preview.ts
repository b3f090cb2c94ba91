import type { Tx } from "../database/tenant-transaction.ts";

const previews = new WeakSet<Tx>();

/** Says of a transaction that it will be rolled back: what it does is only looked at. */
export function markPreview(tx: Tx): void {
	previews.add(tx);
}

/** Whether a transaction will be rolled back: days are not computed in it, only noted. */
export function isPreview(tx: Tx): boolean {
	return previews.has(tx);
}
