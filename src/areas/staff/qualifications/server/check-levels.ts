import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { levelInUse, levelsWrong } from "../contract.ts";
import { highestLevelHeld } from "./sql.ts";

interface Qualification {
	readonly type: "BOOLEAN" | "LEVEL";
	readonly levels: readonly string[];
}

/** Levels have names exactly where the type is LEVEL, each another, and none that somebody holds may go. */
export async function checkLevels(
	tx: Tx,
	tenantId: string,
	{ type, levels }: Qualification,
	before: (Qualification & { readonly id: string }) | undefined,
): Promise<void> {
	const isNamed = levels.length > 0;
	const areDistinct = new Set(levels).size === levels.length;
	if (isNamed !== (type === "LEVEL") || !areDistinct) refuse(levelsWrong);
	if (before === undefined || levels.length >= before.levels.length) return;
	const highest = await highestLevelHeld(tx, tenantId, before.id);
	if (highest > levels.length) refuse(levelInUse);
}
