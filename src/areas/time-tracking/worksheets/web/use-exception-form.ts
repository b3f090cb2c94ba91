import type { Form } from "#kit/ui/form/form-given.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedDay } from "../contract/days.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewWorksheets } from "./renew-worksheets.ts";
import { dayValuesOf, type TypedDay, typedDay } from "./typed-day.ts";
import { useFaultText } from "./use-fault-text.ts";

interface ExceptionValues {
	readonly day: string | null;
	readonly times: TypedDay;
	readonly reason: string;
}

/** What is typed about a day that differs. */
export function useExceptionForm(userId: string, planned: PlannedDay): Form<ExceptionValues> {
	const { exceptions: t, plans } = useTexts(texts);
	const faultText = useFaultText();
	const { exception } = planned;
	return useForm<ExceptionValues>({
		draftKey: `worksheets.add-exception:${userId} ${planned.day}`,
		initial: {
			day: planned.day,
			times: typedDay(planned),
			reason: exception?.reason ?? "",
		},
		version: exception?.version,
		fields: {
			day: { label: t.day, required: true, disabled: exception !== null },
			times: { label: plans.one, check: faultText },
			reason: { label: t.reason, required: true },
		},
		save: async ({ day, times, reason }, version) => {
			const values = { ...dayValuesOf(times), reason };
			await (exception === null
				? api(contract.createWorksheetException, {
						userId,
						day: day ?? "",
						...values,
					})
				: api(contract.updateWorksheetException, {
						exceptionId: exception.id,
						...values,
						version: version ?? exception.version,
					}));
			await renewWorksheets();
		},
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewWorksheets,
	});
}
