import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlanInput } from "../contract/plans.ts";
import { texts } from "../text.ts";

/** What is typed about a plan. */
export interface PlanValues {
	readonly templateId: string | null;
	readonly validFrom: string | null;
	readonly validTo: string | null;
	/** Empty: the week of the first day. */
	readonly cycleStart: string | null;
	readonly endsPrevious: boolean;
}

export const newPlan: PlanValues = {
	templateId: null,
	validFrom: null,
	validTo: null,
	cycleStart: null,
	endsPrevious: true,
};

export function planInputOf(values: PlanValues): PlanInput {
	const { templateId, validTo, cycleStart } = values;
	const validFrom = values.validFrom ?? "";
	return {
		templateId: templateId ?? "",
		validFrom,
		validTo,
		cycleStart: cycleStart ?? validFrom,
	};
}

export function usePlanRules(): FormRules<PlanValues> {
	const { plans: t, errors } = useTexts(texts);
	return {
		templateId: { label: t.template, required: true },
		validFrom: { label: t.validFrom, required: true },
		validTo: {
			label: t.validTo,
			check: (to, { validFrom }) =>
				to !== null && validFrom !== null && to < validFrom
					? errors.WORKSHEET_END_BEFORE_BEGIN
					: undefined,
		},
		cycleStart: { label: t.cycleStart, help: t.cycleStartHelp },
		endsPrevious: { label: t.endsPrevious },
	};
}
