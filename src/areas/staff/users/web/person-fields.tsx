import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form, FormField } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { genders } from "../contract/people.ts";
import { texts } from "../text.ts";
import type { PersonValues } from "./use-person-rules.ts";

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
