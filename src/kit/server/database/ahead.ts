import type { Statement } from "./database.ts";

/**
 * A statement that goes ahead of the next round trip, whatever that asks: a transaction of its own. It goes with every round
 * trip until one has told its rows.
 */
export interface Ahead {
	/** Undefined once its rows were told. */
	readonly statement: Statement | undefined;
	tell(rows: readonly unknown[]): void;
}
