import type { GivenOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../contract.ts";

export type Values = GivenOf<typeof contract.createCustomer>;

const noAddress = { street: "", addition: "", postalCode: "", city: "", country: "" };
const noContact = { person: "", phone: "", mobile: "", mail: "", website: "", note: "" };

interface Given {
	readonly no: string;
	readonly name: string;
	readonly address?: Partial<typeof noAddress>;
	readonly contact?: Partial<typeof noContact>;
}

/** A customer of whom no more is known than is given. */
export function customerValues({ no, name, address, contact }: Given): Values {
	return { no, name, address: { ...noAddress, ...address }, contact: { ...noContact, ...contact } };
}
