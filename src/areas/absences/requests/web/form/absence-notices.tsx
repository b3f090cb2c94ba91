import type { Form } from "#kit/ui/form/form-given.ts";
import { ViolationLines } from "#kit/ui/violation-dialog/violation-list.tsx";
import { absenceViolation } from "../violations/violation-words.ts";
import type { AbsenceValues } from "./absence-values.ts";
import type { PreviewAnswer } from "./use-absence-preview.ts";
import { useRepairs } from "./use-repairs.ts";
import type { PossibleSubstitute } from "./use-substitutes.ts";

interface Given {
	/** The gravest first. */
	readonly violations: PreviewAnswer["violations"];
	readonly form: Form<AbsenceValues>;
	/** Who could stand in; nobody where nobody is asked for. */
	readonly substitutes: readonly PossibleSubstitute[];
}

/** What an absence would break, in words, and what would mend it; loaded with the first that breaks something. */
export default function AbsenceNotices({ violations, form, substitutes }: Given) {
	const repairOf = useRepairs(form, substitutes);
	const shown = violations.map((one) => {
		const repair = repairOf(one);
		const { severity, acceptable } = one;
		return { severity, acceptable, text: absenceViolation(one), ...(repair && { repair }) };
	});
	return <ViolationLines violations={shown} />;
}
