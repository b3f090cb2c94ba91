import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form, FormField } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type Gender, genders } from "../contract/people.ts";
import { texts } from "../text.ts";

export const newPerson = {
	firstName: "",
	lastName: "",
	gender: "UNDEFINED" as Gender | null,
	personnelNo: null as string | null,
	companyPersonnelNo: null as string | null,
	mail: null as string | null,
};
export type PersonValues = Readonly<typeof newPerson>;

/** Names, numbers, gender and mail address. */
export function PersonFields({ form }: { readonly form: Form<PersonValues> }) {
	const t = useTexts(texts);
	return (
		<>
			<TextField {...form.field("firstName")} maxLength={100} />
			<TextField {...form.field("lastName")} maxLength={100} />
			<NullableTextField field={form.field("personnelNo")} maxLength={50} />
			<NullableTextField field={form.field("companyPersonnelNo")} maxLength={50} />
			<NullableTextField field={form.field("mail")} maxLength={320} />
			<SelectField
				{...form.field("gender")}
				clearable={false}
				options={genders.map((value) => ({ value, label: t.genders[value] }))}
			/>
		</>
	);
}

interface Given {
	readonly field: FormField<string | null>;
	readonly maxLength?: number;
}

/** A text that is null where nothing is typed, as the server keeps it. */
export function NullableTextField({ field, ...rest }: Given) {
	const { unparsed: _, ...given } = field;
	return (
		<TextField
			{...given}
			{...rest}
			value={field.value ?? ""}
			onChange={(text) => field.onChange(text === "" ? null : text)}
		/>
	);
}

/** What the form of a person knows about her fields. */
export function usePersonRules(section: string): FormRules<PersonValues> {
	const { fields: t, genders } = useTexts(texts);
	return {
		firstName: { label: t.firstName, required: true, section },
		lastName: { label: t.lastName, required: true, section },
		personnelNo: { label: t.personnelNo, section },
		companyPersonnelNo: { label: t.companyPersonnelNo, section },
		mail: { label: t.mail, type: "MAIL", section },
		gender: {
			label: t.gender,
			section,
			print: (gender) => (gender === null ? "" : genders[gender]),
		},
	};
}

/** As the server takes them. */
export function personInput({ gender, ...values }: PersonValues) {
	const { firstName, lastName, personnelNo, companyPersonnelNo, mail } = values;
	const known = { firstName, lastName, personnelNo, companyPersonnelNo, mail };
	return { ...known, gender: gender ?? "UNDEFINED" };
}
