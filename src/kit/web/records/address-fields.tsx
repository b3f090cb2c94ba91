import { type Address, addressFields } from "#kit/contract/master-data/group-field.ts";
import { TextField } from "#kit/ui/field/text-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";

const lines = Object.keys(addressFields) as (keyof Address)[];

/** A postal address, line by line, in a form that may hold more. */
export function AddressFields({ form: { field } }: { readonly form: Form<Address> }) {
	return lines.map((line) => (
		<TextField key={line} {...field(line)} maxLength={addressFields[line].max} />
	));
}

/** What a form knows about the lines of an address. */
export function addressRules(words: Readonly<Record<keyof Address, string>>): FormRules<Address> {
	const rules = lines.map((line) => [line, { label: words[line], section: "address" }]);
	return Object.fromEntries(rules) as FormRules<Address>;
}

/** The address among the values of a form. */
export function addressOf({ street, addition, postalCode, city, country }: Address): Address {
	return { street, addition, postalCode, city, country };
}
