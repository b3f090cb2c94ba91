import type { NewCustom } from "#areas/settings/custom-fields/web/public.ts";
import type { wageKinds } from "#areas/staff/contracts/contract.ts";
import { type Reaches, rolesOfReaches } from "#areas/staff/user-roles/web/public.ts";
import type { AnswerOf, GivenOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { personInput } from "../person-fields.tsx";
import { renewUsers } from "../user.ts";
import { nobody, useNewUserRules } from "./new-user.ts";

export const assistantSteps = ["person", "place", "employment", "access", "review"] as const;
export type AssistantStep = (typeof assistantSteps)[number];

type Operation = typeof contract.createUserWithAssistant;

const initial = {
	...nobody,
	secondaryUnitIds: [] as readonly string[],
	siteIds: [] as readonly string[],
	exitDate: null as string | null,
	employmentTypeId: null as string | null,
	withContract: false,
	weeklyMinutes: null as number | null,
	daysPerWeek: 5 as number | null,
	annualLeaveDays: 30 as number | null,
	withWage: false,
	wageKind: "MONTHLY" as (typeof wageKinds)[number] | null,
	cents: null as number | null,
	username: null as string | null,
	invite: true,
	/** Beside the default ones, which everybody gets. */
	roles: {} as Reaches,
};
export type AssistantValues = Readonly<typeof initial>;

/** Everything the assistant asks for, over all of its steps. */
export function useAssistantForm(
	custom: NewCustom<AssistantValues>,
	onSaved: (answer: AnswerOf<Operation>) => void,
): Form<AssistantValues> {
	const t = useTexts(texts).list;
	return useApiForm<AssistantValues, Operation>({
		draftKey: "users.assistant",
		initial: { ...initial, ...custom.initial },
		fields: { ...useAssistantRules(), ...custom.rules },
		endpoint: contract.createUserWithAssistant,
		input: (values) => ({ ...assistantInput(values), custom: custom.input(values) }),
		context: t.create,
		onSaved: (answer) => {
			void renewUsers();
			onSaved(answer);
		},
	});
}

/** Each field with the step it stands in; what is only needed with something else says so. */
function useAssistantRules(): FormRules<AssistantValues> {
	const { fields, assistant: t, edit } = useTexts(texts);
	const { empty } = useTexts(kitTexts).field;
	const inPlace = { section: "place" };
	const inAccess = { section: "access" };
	const employed = { section: "employment" };
	const ofContract = (value: number | null, all: AssistantValues) =>
		all.withContract && value === null ? empty : undefined;
	return {
		...useNewUserRules(),
		secondaryUnitIds: { label: fields.secondaryUnits, ...inPlace },
		siteIds: { label: fields.sites, ...inPlace },
		entryDate: {
			label: fields.entryDate,
			...employed,
			check: (day, { withContract, withWage }) =>
				day === null && (withContract || withWage) ? t.needsEntry : undefined,
		},
		exitDate: {
			label: fields.exitDate,
			...employed,
			check: (day, { entryDate }) =>
				day !== null && entryDate !== null && day < entryDate ? edit.end : undefined,
		},
		employmentTypeId: { label: fields.employmentType, ...employed },
		withContract: { label: t.withContract, ...employed },
		weeklyMinutes: { label: t.weekly, ...employed, check: ofContract },
		daysPerWeek: { label: t.days, ...employed, check: ofContract },
		annualLeaveDays: { label: t.leave, ...employed },
		withWage: { label: t.withWage, ...employed },
		wageKind: { label: t.wageKind, ...employed },
		cents: {
			label: t.amount,
			...employed,
			check: (cents, { withWage }) => (withWage && cents === null ? empty : undefined),
		},
		username: { label: fields.username, help: t.usernameHelp, ...inAccess },
		roles: { label: t.roles, ...inAccess },
	};
}

function assistantInput(values: AssistantValues): GivenOf<Operation> {
	const { homeSiteId, invite, entryDate, exitDate, employmentTypeId, username } = values;
	const isEmployed = entryDate !== null;
	return {
		person: personInput(values),
		unitId: values.unitId ?? "",
		secondaryUnitIds: [...values.secondaryUnitIds],
		homeSiteId,
		siteIds: [...values.siteIds],
		employment: isEmployed ? { entryDate, exitDate, employmentTypeId } : null,
		contract: isEmployed && values.withContract ? contractOf(values) : null,
		wage: isEmployed && values.withWage ? wageOf(values) : null,
		login: username === null ? null : { username, mustChangePassword: true },
		invite,
		roles: rolesOfReaches(values.roles),
	};
}

function contractOf({ weeklyMinutes, daysPerWeek, annualLeaveDays }: AssistantValues) {
	return {
		weeklyMinutes: weeklyMinutes ?? 0,
		daysPerWeek: daysPerWeek ?? 0,
		annualLeaveDays,
		arbzgExempt: false,
		minorUntil: null,
		maternityFrom: null,
		maternityTo: null,
		maxActualMinutes: null,
		maxWageCents: null,
	};
}

function wageOf({ wageKind, cents }: AssistantValues) {
	return { kind: wageKind ?? "MONTHLY", cents: cents ?? 0, costCentreId: null };
}
