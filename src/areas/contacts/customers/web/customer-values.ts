import type { Customer } from "../contract.ts";

export type AddressValues = Customer["address"];
export type ContactValues = Customer["contact"];

/** Everything about a customer side by side, as a form holds it. */
export interface CustomerValues extends AddressValues, ContactValues {
	readonly no: string;
	readonly name: string;
}

/** As the operations want it. */
export function partsOf(values: CustomerValues) {
	const { street, addition, postalCode, city, country } = values;
	const { no, name, person, phone, mobile, mail, website, note } = values;
	const contact = { person, phone, mobile, mail, website, note };
	const address = { street, addition, postalCode, city, country };
	return { no, name, address, contact };
}
