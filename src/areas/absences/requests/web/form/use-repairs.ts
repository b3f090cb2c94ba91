import type { Form } from "#kit/ui/form/form-given.ts";
import type { ShownViolation } from "#kit/ui/violation-dialog/violation-question.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useRangeWords } from "../absence-marks.tsx";
import type { AbsenceValues } from "./absence-values.ts";
import { texts } from "./repair-text.ts";
import type { PreviewAnswer } from "./use-absence-preview.ts";
import type { PossibleSubstitute } from "./use-substitutes.ts";

type Violation = PreviewAnswer["violations"][number];
type Repair = ShownViolation["repair"];

/** What would mend a violation with one click: other days, or somebody who is there to stand in. */
export function useRepairs(
	form: Form<AbsenceValues>,
	substitutes: readonly PossibleSubstitute[],
): (violation: Violation) => Repair {
	const t = useTexts(texts);
	const range = useRangeWords();
	const { days, substituteUserId } = form.values;
	const there = substitutes.find(({ isAway, value }) => !isAway && value !== substituteUserId);
	const substitute = there && {
		label: t.substitute(there.label),
		run: () => form.set("substituteUserId", there.value),
	};
	const otherDays = ({ repair: left }: Violation): Repair => {
		if (left === undefined) return undefined;
		return {
			label: t.days(range.days(left)),
			run: () => {
				form.set("days", left);
				if (left.from !== days?.from) form.set("fromPart", "WHOLE");
				if (left.to !== days?.to) form.set("toPart", "WHOLE");
			},
		};
	};
	return (violation) =>
		violation.code.startsWith("SUBSTITUTE_") ? substitute : otherDays(violation);
}
