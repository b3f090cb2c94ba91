import { shiftViolation } from "#areas/shift-planning/shifts/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ShiftSwap } from "../contract.ts";
import { ShiftLine, useLineWords } from "./shift-line.tsx";
import { SwapDoings } from "./swap-doings.tsx";
import { texts } from "./text.ts";

/** Shifts that change hands, each with what the reader may do about it. */
export function SwapList({ swaps }: { readonly swaps: readonly ShiftSwap[] }) {
	return (
		<ul className="shift-lines">
			{swaps.map((swap) => (
				<Swap key={swap.id} swap={swap} />
			))}
		</ul>
	);
}

function Swap({ swap }: { readonly swap: ShiftSwap }) {
	const wordsOf = useSwapWords();
	const lineOf = useLineWords();
	const t = useTexts(texts);
	const { shift, returnShift, note, state, violations } = swap;
	const notes = [
		wordsOf(swap),
		...(returnShift === null ? [] : [t.against(lineOf(returnShift).when)]),
		...(note === "" ? [] : [`„${note}“`]),
		...(state === "TAKEN" ? [t.waits] : []),
		...violations.map(shiftViolation),
	];
	return (
		<ShiftLine shift={shift} notes={notes}>
			<SwapDoings swap={swap} />
		</ShiftLine>
	);
}

/** Who does what with whom. */
function useSwapWords() {
	const t = useTexts(texts);
	const nameOf = ({ firstName, lastName }: ShiftSwap["offeredBy"]) => `${firstName} ${lastName}`;
	return ({ role, kind, offeredBy, offeredTo, takenBy }: ShiftSwap): string => {
		if (takenBy !== null) return t.agreed(nameOf(takenBy), nameOf(offeredBy));
		if (role === "ASKED") return t.from[kind](nameOf(offeredBy));
		return t.to[kind](offeredTo === null ? t.toAll : t.toPerson(nameOf(offeredTo)));
	};
}
