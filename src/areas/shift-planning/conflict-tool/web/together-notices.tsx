import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { shiftNotices } from "#areas/shift-planning/shifts/web/public.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
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
	if (!isAsked) return null;
	if (fault !== undefined) return <p className="together">{fault}</p>;
	if (answer === undefined) return null;
	// what merely informs stands beside each of them
	const grave = answer.violations.filter(({ severity }) => severity !== "INFO");
	if (grave.length === 0) {
		return (
			<p role="status" className="together">
				{t.togetherClean}
			</p>
		);
	}
	const names = namesOf(conflicts, chosen);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
		<section className="violations together" tabIndex={0} aria-label={t.together}>
			<b>{t.together}</b>
			<LazyPart
				code={shiftNotices}
				props={{ violations: grave, nameOf: (id) => names.get(id) }}
				fallback={null}
			/>
		</section>
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
