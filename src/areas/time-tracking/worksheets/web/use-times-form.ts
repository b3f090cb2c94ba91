import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TemplateVersion } from "../contract/templates.ts";
import type { TemplateDay } from "../contract/worksheet-day.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { renewWorksheets } from "./renew-worksheets.ts";
import { dayValuesOf, emptyDay, faultOfTyped, isFree, typedDay } from "./typed-day.ts";
import type { TypedWeeks } from "./week-editor.tsx";

interface TimesValues {
	readonly validFrom: string | null;
	readonly days: TypedWeeks;
}

/** What is typed about the times of a template. */
export function useTimesForm(
	{ id: templateId, weeks }: { readonly id: string; readonly weeks: number },
	version: TemplateVersion | undefined,
	like: TemplateVersion | undefined,
): Form<TimesValues> {
	const t = useTexts(texts).versions;
	return useForm<TimesValues>({
		draftKey: `worksheets.template-times:${version?.id ?? templateId}`,
		initial: {
			validFrom: version?.validFrom ?? null,
			days: typedWeeks((version ?? like)?.days ?? [], weeks),
		},
		version: version?.version,
		fields: useRules(like !== undefined),
		save: async (values, at) => {
			const days = templateDays(values.days);
			await (version === undefined
				? api(contract.createWorksheetTemplateVersion, {
						templateId,
						validFrom: values.validFrom ?? "",
						days,
					})
				: api(contract.updateWorksheetTemplateVersion, {
						versionId: version.id,
						days,
						version: at ?? version.version,
					}));
			await renewWorksheets();
		},
		onFailure: (error) => handleError(error, { context: t.saving }),
		reload: renewWorksheets,
	});
}

function useRules(endsPrevious: boolean): FormRules<TimesValues> {
	const t = useTexts(texts).versions;
	return {
		validFrom: {
			label: t.validFrom,
			required: true,
			help: endsPrevious ? t.validFromHelp : undefined,
		},
		days: {
			label: t.title,
			section: "days",
			check: (days) => (days.some((day) => faultOfTyped(day) !== null) ? t.daysWrong : undefined),
		},
	};
}

function typedWeeks(days: readonly TemplateDay[], weeks: number): TypedWeeks {
	return Array.from({ length: weeks * 7 }, (_, place) => {
		const week = Math.floor(place / 7) + 1;
		const weekday = (place % 7) + 1;
		const day = days.find((one) => one.week === week && one.weekday === weekday);
		return day === undefined ? emptyDay : typedDay(day);
	});
}

function templateDays(days: TypedWeeks): TemplateDay[] {
	return days.flatMap((day, place) =>
		isFree(day)
			? []
			: [
					{
						week: Math.floor(place / 7) + 1,
						weekday: (place % 7) + 1,
						...dayValuesOf(day),
					},
				],
	);
}
