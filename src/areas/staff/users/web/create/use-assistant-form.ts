import type { NewCustom } from "#areas/settings/custom-fields/web/public.ts";
import type { wageKinds } from "#areas/staff/contracts/contract.ts";
import { type Reaches, rolesOfReaches } from "#areas/staff/user-roles/web/public.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { personInput } from "../person-fields.tsx";
import { renewUsers } from "../user.ts";
import { type NewUserValues, nobody } from "./new-user.ts";
import { useAssistantRules } from "./use-assistant-rules.ts";

type Operation = typeof contract.createUserWithAssistant;

export interface AssistantValues extends NewUserValues {
	readonly secondaryUnitIds: readonly string[];
	readonly siteIds: readonly string[];
	readonly exitDate: string | null;
	readonly employmentTypeId: string | null;
	readonly withContract: boolean;
	readonly weeklyMinutes: number | null;
	readonly daysPerWeek: number | null;
	readonly annualLeaveDays: number | null;
	readonly withWage: boolean;
	readonly wageKind: (typeof wageKinds)[number] | null;
	readonly cents: number | null;
	readonly username: string | null;
	/** Beside the default ones, which everybody gets. */
	readonly roles: Reaches;
}

const initial: AssistantValues = {
	...nobody,
	secondaryUnitIds: [],
	siteIds: [],
	exitDate: null,
	employmentTypeId: null,
	withContract: false,
	weeklyMinutes: null,
	daysPerWeek: 5,
	annualLeaveDays: 30,
	withWage: false,
	wageKind: "MONTHLY",
	cents: null,
	username: null,
	invite: true,
	roles: {},
};

/** Everything the assistant asks for, over all of its steps. */
export function useAssistantForm(
	custom: NewCustom<AssistantValues>,
	onSaved: (answer: AnswerOf<Operation>) => void,
): Form<AssistantValues> {
	const t = useTexts(texts).assistant;
	return useApiForm<AssistantValues, Operation>({
		draftKey: "users.assistant",
		initial: { ...initial, ...custom.initial },
		fields: { ...useAssistantRules(), ...custom.rules },
		endpoint: contract.createUserWithAssistant,
		input: (values) => ({ ...assistantInput(values), custom: custom.input(values) }),
		context: t.saving,
		onSaved: (answer) => {
			void renewUsers();
			onSaved(answer);
		},
	});
}

function assistantInput(values: AssistantValues): InputOf<Operation> {
	const { entryDate, username } = values;
	const isEmployed = entryDate !== null;
	return {
		person: personInput(values),
		unitId: values.unitId ?? "",
		secondaryUnitIds: [...values.secondaryUnitIds],
		homeSiteId: values.homeSiteId,
		siteIds: [...values.siteIds],
		employment: isEmployed
			? { entryDate, exitDate: values.exitDate, employmentTypeId: values.employmentTypeId }
			: null,
		contract: isEmployed && values.withContract ? contractOf(values) : null,
		wage: isEmployed && values.withWage ? wageOf(values) : null,
		login: username === null ? null : { username, mustChangePassword: true },
		invite: values.invite,
		roles: rolesOfReaches(values.roles),
	};
}

function contractOf(values: AssistantValues) {
	return {
		weeklyMinutes: values.weeklyMinutes ?? 0,
		daysPerWeek: values.daysPerWeek ?? 0,
		annualLeaveDays: values.annualLeaveDays,
		arbzgExempt: false,
		minorUntil: null,
		maternityFrom: null,
		maternityTo: null,
		maxActualMinutes: null,
		maxWageCents: null,
	};
}

function wageOf({ wageKind, cents }: AssistantValues) {
	const kind = wageKind ?? "MONTHLY";
	return { kind, cents: cents ?? 0, costCentreId: null };
}
