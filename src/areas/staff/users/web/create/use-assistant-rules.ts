import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { useNewUserRules } from "./new-user.ts";
import type { AssistantValues } from "./use-assistant-form.ts";

export const assistantSteps = ["person", "place", "employment", "access", "review"] as const;
export type AssistantStep = (typeof assistantSteps)[number];

type Rules = FormRules<AssistantValues>;

/** Each field with the step it stands in; what is only needed with something else says so. */
export function useAssistantRules(): Rules {
	const { fields, assistant } = useTexts(texts);
	const place: AssistantStep = "place";
	const access: AssistantStep = "access";
	return {
		...useNewUserRules(),
		secondaryUnitIds: { label: fields.secondaryUnits, section: place },
		siteIds: { label: fields.sites, section: place },
		...useEmploymentRules(),
		username: { label: fields.username, help: assistant.usernameHelp, section: access },
		roles: { label: assistant.roles, section: access },
	};
}

type EmploymentRules = Pick<
	Rules,
	| "entryDate"
	| "exitDate"
	| "employmentTypeId"
	| "withContract"
	| "weeklyMinutes"
	| "daysPerWeek"
	| "annualLeaveDays"
	| "withWage"
	| "wageKind"
	| "cents"
>;

function useEmploymentRules(): EmploymentRules {
	const { fields, assistant: t, edit } = useTexts(texts);
	const { empty } = useTexts(kitTexts).field;
	const section: AssistantStep = "employment";
	const ofContract = (value: number | null, all: AssistantValues) =>
		all.withContract && value === null ? empty : undefined;
	return {
		entryDate: {
			label: fields.entryDate,
			section,
			check: (day, { withContract, withWage }) =>
				day === null && (withContract || withWage) ? t.needsEntry : undefined,
		},
		exitDate: {
			label: fields.exitDate,
			section,
			check: (day, { entryDate }) =>
				day !== null && entryDate !== null && day < entryDate ? edit.end : undefined,
		},
		employmentTypeId: { label: fields.employmentType, section },
		withContract: { label: t.withContract, section },
		weeklyMinutes: { label: t.weekly, section, check: ofContract },
		daysPerWeek: { label: t.days, section, check: ofContract },
		annualLeaveDays: { label: t.leave, section },
		withWage: { label: t.withWage, section },
		wageKind: { label: t.wageKind, section },
		cents: {
			label: t.amount,
			section,
			check: (cents, { withWage }) => (withWage && cents === null ? empty : undefined),
		},
	};
}
