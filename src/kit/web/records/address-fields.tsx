import { type Address, addressFields } from "#kit/contract/master-data/group-field.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import { LineFields, lineRules, linesOf } from "./line-fields.tsx";

/** A postal address, line by line, in a form that may hold more. */
export function AddressFields({ form }: { readonly form: Form<Address> }) {
	return <LineFields fields={addressFields} form={form} />;
}

/** What a form knows about the lines of an address. */
export const addressRules = (words: Readonly<Record<keyof Address, string>>) =>
	lineRules(addressFields, words, "address");

/** The address among the values of a form. */
export const addressOf = (values: Address): Address => linesOf(addressFields, values);
