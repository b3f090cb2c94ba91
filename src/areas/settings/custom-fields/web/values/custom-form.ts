import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { type CustomChange, type CustomValues, customName } from "../../contract/values.ts";
import type { DescribedField } from "./use-custom-fields.ts";

/** What is typed, by `custom.<key>`: faults of the server come back under the same names. */
export type CustomFormValues = Readonly<Record<string, unknown>>;

/** What a form of custom fields begins with. */
export function customInitial(
	fields: readonly DescribedField[],
	custom: CustomValues,
): CustomFormValues {
	return Object.fromEntries(
		fields.map((field) => [customName(field.key), initialOf(field, custom)]),
	);
}

function initialOf({ key, type }: DescribedField, custom: CustomValues) {
	if (type === "BOOLEAN") return custom[key] === true;
	return custom[key] ?? (type === "TEXT" ? "" : null);
}

/** A flag that nobody set is off, which is an answer too. */
export const isDemanded = ({ isRequired, type }: DescribedField) =>
	isRequired && type !== "BOOLEAN";

export function customRules(
	fields: readonly DescribedField[],
	print: (field: DescribedField, value: unknown) => string,
	section?: string,
): FormRules<CustomFormValues> {
	return Object.fromEntries(
		fields.map((field) => [
			customName(field.key),
			{
				label: field.name,
				required: isDemanded(field),
				...(section !== undefined && { section }),
				print: (value: unknown) => print(field, value),
			},
		]),
	);
}

/** What is sent: changed values and required ones; null empties. */
export function customInput(
	fields: readonly DescribedField[],
	custom: CustomValues,
	values: CustomFormValues,
): CustomChange {
	const initial = customInitial(fields, custom);
	return Object.fromEntries(
		fields
			.map(({ key }) => ({ key, name: customName(key) }))
			.filter(({ name }) => values[name] !== initial[name])
			.map(({ key, name }) => [key, sent(values[name])]),
	);
}

function sent(value: unknown) {
	return value === "" || value === undefined ? null : (value as string | number | boolean | null);
}
