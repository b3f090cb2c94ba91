import { useState } from "react";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { changePlan } from "#areas/shift-planning/shifts/web/public.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { fetchAnswer, renew } from "#kit/web/use-api.ts";
import { contract, type ShiftConflict, type ShiftMend } from "../contract.ts";
import { texts } from "../text.ts";

/** By the id of the shift that is to be mended. */
export type Chosen = ReadonlyMap<string, ShiftMend>;

export interface ChosenMends {
	readonly chosen: Chosen;
	readonly choose: (shiftId: string, mend: ShiftMend | undefined) => void;
	/** Takes the best of each that breaks nothing, beside those taken before it. */
	readonly chooseBest: (conflicts: readonly ShiftConflict[]) => Promise<void>;
	/** Carries some out in one go, which can be taken back in one go. */
	readonly apply: (mends: readonly ShiftMend[]) => Promise<void>;
	readonly isBusy: boolean;
}

/** What was chosen to mend shifts, and how it is done. */
export function useChosenMends(): ChosenMends {
	const [chosen, setChosen] = useState<Chosen>(new Map());
	const [isBusy, setBusy] = useState(false);
	const busily = async (act: () => Promise<void>) => {
		setBusy(true);
		try {
			await act();
		} catch (error) {
			handleError(error, { context: currentTexts(texts).doing });
		} finally {
			setBusy(false);
		}
	};
	return {
		chosen,
		isBusy,
		choose: (shiftId, mend) => setChosen(withChoice(chosen, shiftId, mend)),
		chooseBest: (conflicts) =>
			busily(async () => {
				const best = await bestOf(conflicts);
				if (best.size === 0) toast({ type: "info", title: currentTexts(texts).nothingFound });
				setChosen(best);
			}),
		apply: (mends) =>
			busily(async () => {
				const changes = changesOf(mends);
				const isDone = await changePlan(currentTexts(texts).doing, changes, () => undefined);
				await Promise.all([renew(contract.getShiftConflicts), renew(contract.getShiftMends)]);
				if (isDone) setChosen(new Map());
			}),
	};
}

function withChoice(chosen: Chosen, shiftId: string, mend: ShiftMend | undefined): Chosen {
	const others = [...chosen].filter(([id]) => id !== shiftId);
	return new Map(mend === undefined ? others : [...others, [shiftId, mend]]);
}

/** Whether a mend changes a shift that another chosen one changes already. */
export function isTaken(mend: ShiftMend, shiftId: string, chosen: Chosen): boolean {
	const ids = new Set(mend.changes.map(({ id }) => id));
	return [...chosen].some(
		([other, { changes }]) => other !== shiftId && changes.some(({ id }) => ids.has(id)),
	);
}

/** What is sent to have them all done. */
export const changesOf = (mends: Iterable<ShiftMend>) =>
	[...mends].flatMap(({ changes }) => changes);

const isClean = ({ violations }: Pick<ShiftMend, "violations">): boolean =>
	violations.every(({ severity }) => severity === "INFO");

const fresh = 10_000;

async function bestOf(conflicts: readonly ShiftConflict[]): Promise<Chosen> {
	let best: Chosen = new Map();
	for (const { shift, mayChange } of conflicts) {
		if (!mayChange) continue;
		const { items } = await fetchAnswer(contract.getShiftMends, { id: shift.id }, fresh);
		const able = items.filter(
			(mend) => mend.kind !== "OPEN" && isClean(mend) && !isTaken(mend, shift.id, best),
		);
		const found = await firstBeside(best, able);
		if (found !== undefined) best = withChoice(best, shift.id, found);
	}
	return best;
}

/** Of what breaks nothing by itself the first that breaks nothing beside the others: two shifts may fit one person, and yet not both. */
async function firstBeside(
	best: Chosen,
	able: readonly ShiftMend[],
): Promise<ShiftMend | undefined> {
	if (best.size === 0) return able[0];
	for (const mend of able) {
		const changes = changesOf([...best.values(), mend]);
		if (isClean(await api(shifts.checkShifts, { changes }))) return mend;
	}
	return undefined;
}
