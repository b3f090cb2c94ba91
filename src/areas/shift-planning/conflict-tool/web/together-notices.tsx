import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { ShiftNotices } from "#areas/shift-planning/shifts/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTypedPreview } from "#kit/web/use-typed-preview.ts";
import type { ShiftConflict } from "../contract.ts";
import { texts } from "../text.ts";
import { type Chosen, changesOf } from "./use-chosen-mends.ts";

interface Given {
	readonly conflicts: readonly ShiftConflict[];
	readonly chosen: Chosen;
}

/** What several proposals come to together: each for itself may fit, and yet not all of them. */
export function TogetherNotices({ conflicts, chosen }: Given) {
	const t = useTexts(texts);
	const isAsked = chosen.size > 1;
	const { answer, fault } = useTypedPreview(
		shifts.checkShifts,
		isAsked ? { changes: changesOf(chosen.values()) } : undefined,
	);
	const names = namesOf(conflicts, chosen);
	return (
		<div role="status" className="violations together">
			{fault !== undefined && fault}
			{answer !== undefined && (
				<>
					<b>{answer.violations.length === 0 ? t.togetherClean : t.together}</b>
					<ShiftNotices violations={answer.violations} nameOf={(id) => names.get(id)} />
				</>
			)}
		</div>
	);
}

/** Of those who have the shifts, and of those who would. */
function namesOf(conflicts: readonly ShiftConflict[], chosen: Chosen): ReadonlyMap<string, string> {
	const people = [
		...conflicts.map(({ user }) => user),
		...[...chosen.values()].flatMap(({ user }) => user ?? []),
	];
	return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}
