import * as z from "zod/mini";
import {
	customChange,
	customColumn,
	customFilters,
	customInvalid,
	customNames,
	customValues,
} from "#areas/settings/custom-fields/contract/values.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing, queryFlag, typedText } from "#kit/contract/fields.ts";
import { listAnswer, listInput } from "#kit/contract/list.ts";
import { masterData } from "#kit/contract/master-data/master-data.ts";
import { codeField, recordField, textField } from "#kit/contract/master-data/master-fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";

const line = typedText({ max: 200 });
const version = z.int().check(z.gte(1));

/** A postal address; empty where nobody knows it. */
const customerAddress = z.object({
	street: line,
	addition: line,
	postalCode: typedText({ max: 20 }),
	city: line,
	country: typedText({ max: 60 }),
});

const noAddress: z.output<typeof customerAddress> = {
	street: "",
	addition: "",
	postalCode: "",
	city: "",
	country: "",
};

/** Whom to speak to, and how. */
const customerContact = z.object({
	person: line,
	phone: typedText({ max: 60 }),
	mobile: typedText({ max: 60 }),
	mail: z.union([z.literal(""), z.email().check(z.maxLength(254))]),
	website: line,
	note: typedText(),
});

const noContact: z.output<typeof customerContact> = {
	person: "",
	phone: "",
	mobile: "",
	mail: "",
	website: "",
	note: "",
};

export const customers = masterData({
	name: "Customer",
	plural: "Customers",
	entity: "customer",
	path: "/api/customers",
	permission: "customers.manage",
	topic: "CUSTOMERS",
	isArchivable: true,
	fields: {
		no: codeField(),
		name: textField(),
		address: recordField(customerAddress, noAddress),
		contact: recordField(customerContact, noContact),
	},
	sortedBy: "name",
	extra: { projectCount: z.number() },
});

/** Columns the list sorts by. */
export const customerColumns = [
	"no",
	"name",
	"street",
	"postalCode",
	"city",
	"country",
	"person",
	"phone",
	"mobile",
	"mail",
	"website",
	"projectCount",
	"isEnabled",
] as const;

/** Personal ones only with READ on contracts, none without READ on customers. */
const custom = { custom: customValues, customNames };

const customer = z.object({
	id,
	version: z.number(),
	isEnabled: z.boolean(),
	no: z.string(),
	name: z.string(),
	address: customerAddress,
	contact: customerContact,
	projectCount: z.number(),
	...custom,
});
export type Customer = z.output<typeof customer>;

const detail = z.nullable(z.string());

const customerItem = z.object({
	id,
	version: z.number(),
	isEnabled: z.boolean(),
	no: z.string(),
	name: z.string(),
	/** From here on null without READ. */
	street: detail,
	postalCode: detail,
	city: detail,
	country: detail,
	person: detail,
	phone: detail,
	mobile: detail,
	mail: detail,
	website: detail,
	projectCount: z.nullable(z.number()),
	...custom,
});
export type CustomerItem = z.output<typeof customerItem>;

const { createCustomer } = customers.contract;

export const contract = {
	...customers.contract,
	createCustomer: endpoint({
		...createCustomer,
		summary: "Create a customer, with what is required of custom fields",
		input: z.object({
			no: customers.fields.no.input,
			name: customers.fields.name.input,
			address: customers.fields.address.input,
			contact: customers.fields.contact.input,
			custom: z.optional(customChange),
		}),
		refusals: [...createCustomer.refusals, customInvalid],
	}),
	listCustomers: endpoint({
		operationId: "listCustomers",
		method: "GET",
		path: "/api/customers",
		summary: "Customers; with LIST alone numbers and names",
		access: { key: "customers.manage", level: "LIST" },
		input: z.object({
			...listInput(customerColumns),
			sortBy: z.optional(z.union([z.enum(customerColumns), customColumn])),
			/** By custom fields, e.g. `branch:contains:bau`. */
			custom: z.optional(customFilters),
			isEnabled: z.optional(queryFlag),
			/** The beginning of a postal code. */
			postalCode: z.optional(typedText({ max: 20 })),
			city: z.optional(line),
			country: z.optional(typedText({ max: 60 })),
		}),
		answer: listAnswer(customerItem),
		refusals: [],
	}),
	updateCustomerAddress: endpoint({
		operationId: "updateCustomerAddress",
		method: "PUT",
		path: "/api/customers/{id}/address",
		summary: "Change the address of a customer alone",
		access: { key: "customers.manage", level: "WRITE" },
		input: z.object({ id, version, address: customerAddress }),
		answer: customers.operations.update.answer,
		refusals: [commonRefusals.staleVersion],
	}),
	updateCustomerContact: endpoint({
		operationId: "updateCustomerContact",
		method: "PUT",
		path: "/api/customers/{id}/contact",
		summary: "Change whom to speak to at a customer, and how, alone",
		access: { key: "customers.manage", level: "WRITE" },
		input: z.object({ id, version, contact: customerContact }),
		answer: customers.operations.update.answer,
		refusals: [commonRefusals.staleVersion],
	}),
	updateCustomerCustomFields: endpoint({
		operationId: "updateCustomerCustomFields",
		method: "PUT",
		path: "/api/customers/{id}/custom-fields",
		summary: "Change values of custom fields; null empties one, what is not named stays",
		access: { key: "customers.manage", level: "WRITE" },
		input: z.object({ id, version, custom: customChange }),
		answer: z.object({ version }),
		refusals: [commonRefusals.staleVersion, customInvalid],
	}),
	getCustomer: endpoint({
		operationId: "getCustomer",
		method: "GET",
		path: "/api/customers/{id}",
		summary: "Read one customer",
		access: { key: "customers.manage", level: "READ" },
		input: z.object({ id }),
		answer: customer,
		refusals: [],
	}),
	listCustomerOptions: endpoint({
		operationId: "listCustomerOptions",
		method: "GET",
		path: "/api/customer-options",
		summary: "Every customer by name, for pickers",
		access: { key: "customers.manage", level: "LIST" },
		input: nothing,
		answer: z.object({
			customers: z.array(
				z.object({
					id,
					no: z.string(),
					name: z.string(),
					isEnabled: z.boolean(),
				}),
			),
		}),
		refusals: [],
	}),
} as const;
