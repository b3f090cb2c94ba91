import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { contract } from "../contract.ts";

type Customer = AnswerOf<typeof contract.getCustomer>;
type CustomerItem = AnswerOf<typeof contract.listCustomers>["items"][number];

const no = (index: number) => `01a1fd2c-47a0-70d1-9a38-0000000005${`${index}`.padStart(2, "0")}`;

/** A customer of whom everything is known. */
export const stadtwerke: Customer = {
	id: no(1),
	version: 3,
	isEnabled: true,
	no: "K-1001",
	name: "Stadtwerke Musterstadt GmbH",
	address: {
		street: "Am Wasserturm 12",
		addition: "Haus B",
		postalCode: "80331",
		city: "Musterstadt",
		country: "Deutschland",
	},
	contact: {
		person: "Ines Hartwig",
		phone: "089 4711-0",
		mobile: "",
		mail: "hartwig@stadtwerke.example",
		website: "www.stadtwerke.example",
		note: "Rechnung nur quartalsweise.",
	},
	projectCount: 1,
	custom: {},
	customNames: {},
};

/** One of whom only number and name are known. */
export const school: Customer = {
	...stadtwerke,
	id: no(2),
	no: "K-1002",
	name: "Grundschule am Park",
	address: { street: "", addition: "", postalCode: "", city: "", country: "" },
	contact: { person: "", phone: "", mobile: "", mail: "", website: "", note: "" },
	projectCount: 0,
};

/** As the answer to a change shows a customer. */
export function saved({ custom: _, customNames: __, ...customer }: Customer) {
	return customer;
}

/** As the list shows a customer. */
export function listed({ address, contact, ...rest }: Customer): CustomerItem {
	const { addition: _, ...place } = address;
	const { note: __, ...ways } = contact;
	return { ...rest, ...place, ...ways };
}
