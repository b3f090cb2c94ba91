import * as z from "zod/mini";
import { addedFields } from "#areas/settings/custom-fields/contract/values.ts";
import {
	addressFields,
	groupField,
	lineField,
	mailField,
	noteField,
	phoneField,
	websiteField,
} from "#kit/contract/master-data/group-field.ts";
import { codeField, textField } from "#kit/contract/master-data/master-fields.ts";
import { recordData } from "#kit/contract/master-data/record-data.ts";

export const customers = recordData({
	name: "Customer",
	plural: "Customers",
	entity: "customer",
	path: "/api/customers",
	permission: "customers.manage",
	topic: "CUSTOMERS",
	listId: "contacts.customers",
	isArchivable: true,
	fields: {
		no: codeField(),
		name: textField(),
		address: groupField(addressFields),
		contact: groupField({
			person: lineField(),
			phone: phoneField(),
			mobile: phoneField(),
			mail: mailField(),
			website: websiteField(),
			note: noteField(),
		}),
	},
	sortedBy: "name",
	details: [
		"street",
		"postalCode",
		"city",
		"country",
		"person",
		"phone",
		"mobile",
		"mail",
		"website",
	],
	narrowedBy: ["city", "postalCode", "country"],
	extra: { projectCount: z.number() },
	needs: { projectCount: "PROJECTS" },
	sortAlso: ["projectCount", "isEnabled"],
	/** Personal ones only with READ on contracts, none without READ on customers. */
	added: addedFields("CUSTOMER"),
	picked: ["name", "no"],
});

export const { contract } = customers;
