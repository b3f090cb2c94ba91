import type { BothTexts } from "#kit/contract/texts.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { ApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import type { ViolationWords } from "#kit/web/violations/despite-violations.ts";
import type { changesContract, movesContract } from "../contract/matter-contract.ts";
import type { MatterNoun } from "../contract/matter-noun.ts";
import { texts } from "../text.ts";

/** A matter, or a change asked of one, at the state in which it is shown. */
export interface Shown {
	readonly id: string;
	readonly version: number;
}

type Moves = ReturnType<typeof movesContract>;
type Changes = ReturnType<typeof changesContract>;

/** What the server is asked for, as the entity's contract names it. */
type MatterOperations = Pick<
	Moves,
	"request" | "approve" | "reject" | "cancel" | "ask" | "answer"
> &
	Pick<Changes, "approveChange" | "rejectChange" | "withdrawChange">;

export interface MatterScreens {
	readonly operations: MatterOperations;
	/** In questions and notices: "Time entry approved". */
	readonly noun: MatterNoun;
	/** The button that cancels it. */
	readonly cancel: BothTexts;
	/** Fetches anew what shows matters of this kind. */
	readonly renew: () => Promise<unknown>;
	/** How broken rules are said; loaded when there are some. */
	readonly violationWords: (title: string) => Promise<ViolationWords>;
	/** What a refusal says beyond its sentence, a line each. */
	readonly refusalLines?: (violations: readonly unknown[] | undefined) => readonly string[];
}

const refusedMoves: readonly string[] = ["RuleViolation", "ForbiddenAction"];

/** Does it, says that it was done, and shows what is true afterwards. @returns whether it was done */
export async function runMove(
	{ renew, refusalLines }: Pick<MatterScreens, "renew" | "refusalLines">,
	done: string,
	act: () => Promise<unknown>,
): Promise<boolean> {
	try {
		// an act that has shown by itself what came of it says so
		if ((await act()) !== "shown") toast({ type: "positive", title: done });
		return true;
	} catch (error) {
		tellRefusal(error, refusalLines);
		return false;
	} finally {
		await renew();
	}
}

function tellRefusal(error: unknown, lines: MatterScreens["refusalLines"]): void {
	const { title } = currentTexts(texts).moves;
	if (!(error instanceof ApiError) || !refusedMoves.includes(error.error)) {
		handleError(error, { context: title });
		return;
	}
	const said = lines?.(error.violations) ?? [];
	void alertDialog({ title, text: error.message, lines: [...said] });
}

/** Nothing but what the server asks for. */
export function only({ id, version }: Shown): Shown {
	return { id, version };
}
