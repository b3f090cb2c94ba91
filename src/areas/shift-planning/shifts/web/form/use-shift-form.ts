import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { api } from "#kit/web/api.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { despiteViolations } from "#kit/web/violations/despite-violations.ts";
import { contract } from "../../contract.ts";
import type { Changes } from "../planner/plan-moves.ts";
import { renewPlan } from "../renew-plan.ts";
import { loadViolationWords } from "../violations/load-violation-words.ts";
import type { TypedShift } from "./shift-values.ts";

interface Given {
	readonly draftKey: string;
	readonly initial: TypedShift;
	/** What is being done. */
	readonly title: string;
	readonly fields: FormRules<TypedShift>;
	readonly version?: number;
	readonly changes: (typed: TypedShift, version: number | undefined) => Changes;
}

/** A form that changes the plan; rules that are broken are asked about, and nothing typed is lost. */
export function useShiftForm({ title, changes, ...given }: Given): Form<TypedShift> {
	return useApiForm<TypedShift, typeof contract.changeShifts>({
		...given,
		endpoint: contract.changeShifts,
		input: (typed, version) => ({ changes: changes(typed, version) }),
		send: (input) =>
			despiteViolations(
				(accepted) => api(contract.changeShifts, { ...input, ...accepted }),
				() => loadViolationWords(title),
			),
		context: title,
		onSaved: renewPlan,
	});
}
