import { useState } from "react";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { texts as kitTexts } from "#kit/ui/text.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { CustomEntity } from "../../contract/field-kinds.ts";
import { type CustomChange, type CustomValues, customName } from "../../contract/values.ts";
import { usePrintCustom } from "./custom-facts.tsx";
import { type CustomFormValues, customInitial, customInput, customRules } from "./custom-form.ts";
import { CustomInputs } from "./custom-input.tsx";
import type { NameOfPerson, PickPerson } from "./person-input.tsx";
import {
	type DescribedField,
	type FieldGroup,
	shownGroups,
	useCustomFields,
} from "./use-custom-fields.ts";

/** Where something lies, or will lie. */
export interface NewPlace {
	/** The units from the company down; none while nobody has chosen one. */
	readonly unitIds: readonly string[];
	/** What it will be about; left out where it is about no activity, null while none is chosen. */
	readonly activityId?: string | null;
	/** Whether personal fields may be filled in there. */
	readonly mayPersonal: boolean;
}

interface SavedCustom {
	readonly custom: CustomValues;
	readonly customNames: Readonly<Record<string, string>>;
}

const nothing: SavedCustom = { custom: {}, customNames: {} };

interface Given<Values> {
	readonly entity: CustomEntity;
	readonly placeOf: (values: Values) => NewPlace;
	/** What is stored, of something that is changed; nothing of something new. */
	readonly saved?: SavedCustom | undefined;
	/** The section of the form they stand in; each group is one of its own when left out. */
	readonly section?: string;
	readonly pickPerson: PickPerson;
	readonly nameOfPerson: NameOfPerson;
}

/** Custom fields within a form of more: what belongs to its values, rules and input. */
export interface NewCustom<Values> {
	readonly initial: CustomFormValues;
	readonly rules: FormRules<CustomFormValues>;
	readonly groups: (values: Values) => readonly FieldGroup[];
	/** What is sent: what was filled in of the fields that are asked for. */
	readonly input: (values: Values) => CustomChange;
	readonly print: (field: DescribedField, values: Values) => string;
	/** Names of those who were picked. */
	readonly names: Readonly<Record<string, string>>;
	readonly pickPerson: PickPerson;
	readonly nameOfPerson: NameOfPerson;
}

/** The fields that are asked for when something is created or changed; what is required depends on where it lies. */
export function useNewCustom<Values extends object>(given: Given<Values>): NewCustom<Values> {
	const { empty } = useTexts(kitTexts).field;
	const { fields } = useCustomFields(given.entity);
	const { custom, customNames } = given.saved ?? nothing;
	const [noted, setNoted] = useState<Readonly<Record<string, string>>>({});
	const note = (id: string, name: string) => setNoted((before) => ({ ...before, [id]: name }));
	const names = { ...customNames, ...noted };
	const print = usePrintCustom(names);
	const groups = (values: Values) => groupsAt(fields, given.placeOf(values), custom);
	const rules = customRules(fields, print, given.section);
	return {
		initial: customInitial(fields, custom),
		rules: demandingRules(fields, rules, (field, values) =>
			groups(values as Values).some((group) => group.fields.includes(field)) ? empty : undefined,
		),
		groups,
		input: (values) =>
			customInput(
				groups(values).flatMap((group) => group.fields),
				custom,
				values as CustomFormValues,
			),
		print: (field, values) => print(field, (values as CustomFormValues)[customName(field.key)]),
		names,
		pickPerson: async (current) => {
			const person = await given.pickPerson(current);
			if (person !== null) note(person.id, person.name);
			return person;
		},
		nameOfPerson: async (id) => {
			const name = await given.nameOfPerson(id);
			if (name !== undefined) note(id, name);
			return name;
		},
	};
}

function groupsAt(
	fields: readonly DescribedField[],
	{ mayPersonal, ...place }: NewPlace,
	custom: CustomValues,
): FieldGroup[] {
	return shownGroups({
		fields: fields.filter(({ isPersonal }) => mayPersonal || !isPersonal),
		...place,
		custom,
	});
}

/** A required field is missed only where it is asked for. */
function demandingRules(
	fields: readonly DescribedField[],
	rules: FormRules<CustomFormValues>,
	missed: (field: DescribedField, values: CustomFormValues) => string | undefined,
): FormRules<CustomFormValues> {
	return Object.fromEntries(
		fields.flatMap((field) => {
			const name = customName(field.key);
			const rule = rules[name];
			if (rule === undefined) return [];
			const { required = false, section = field.groupId, ...rest } = rule;
			const check = (value: unknown, values: CustomFormValues) =>
				required && isBlank(value) ? missed(field, values) : undefined;
			return [[name, { ...rest, section, check }]];
		}),
	);
}

function isBlank(value: unknown): boolean {
	return (
		value === null || value === undefined || (typeof value === "string" && value.trim() === "")
	);
}

interface InputsGiven<Values extends object> {
	readonly form: Form<Values>;
	readonly custom: NewCustom<Values>;
}

/** The custom fields of a form of more, group by group. */
export function NewCustomInputs<Values extends object>({ form, custom }: InputsGiven<Values>) {
	return (
		<CustomInputs
			groups={custom.groups(form.values)}
			form={form}
			customNames={custom.names}
			pickPerson={custom.pickPerson}
			nameOfPerson={custom.nameOfPerson}
		/>
	);
}
