import type { Database } from "#kit/server/database/database.ts";

/** A calculation that has read and may not write yet. */
export interface HeldCalculation<Answer> {
	/** Lets it write, and tells what it did. */
	write(): Promise<Answer>;
}

/** Begins a calculation and stops it between its snapshot and what it writes: on the real database, at that very point. */
export async function heldAfterReading<Answer>(
	database: Database,
	calculate: (database: Pick<Database, "snapshot" | "transaction">) => Promise<Answer>,
): Promise<HeldCalculation<Answer>> {
	const hasRead = Promise.withResolvers<void>();
	const mayWrite = Promise.withResolvers<void>();
	const done = calculate({
		async snapshot(tenantId, work) {
			const read = await database.snapshot(tenantId, work);
			hasRead.resolve();
			return read;
		},
		async transaction(tenantId, work) {
			await mayWrite.promise;
			return database.transaction(tenantId, work);
		},
	});
	await Promise.race([hasRead.promise, done]);
	return {
		write() {
			mayWrite.resolve();
			return done;
		},
	};
}
