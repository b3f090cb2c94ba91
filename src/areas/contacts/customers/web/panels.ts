import type { Language } from "#kit/contract/language.ts";
import { masterParams, noParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import { definePicker } from "#kit/ui/picker/define-picker.ts";
import type { CustomerPickerGiven } from "./customer-picker/customer-picker-given.ts";
import { texts } from "./panel-titles/text.ts";

const words = (language: Language) => texts[language];
const features = ["CUSTOMERS"] as const;
const key = "customers.manage";

export const customersCreate = definePanel({
	id: "customers.create",
	title: (language) => words(language).create,
	params: noParams,
	features,
	permission: { key, level: "WRITE" },
	palette: true,
	load: () => import("./customers-create.panel.tsx"),
});

export const customersDetail = definePanel({
	id: "customers.detail",
	title: (language) => words(language).detail,
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: () => import("./customers-detail.panel.tsx"),
});

export const customersEdit = definePanel({
	id: "customers.edit",
	title: (language) => words(language).edit,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./customers-edit.panel.tsx"),
});

export const customersEditAddress = definePanel({
	id: "customers.edit-address",
	title: (language) => words(language).editAddress,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./customers-edit-address.panel.tsx"),
});

export const customersEditContact = definePanel({
	id: "customers.edit-contact",
	title: (language) => words(language).editContact,
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./customers-edit-contact.panel.tsx"),
});

/** Answers with the ids of the customers who were chosen: `await openCustomerPicker()`. */
export const commonCustomerPicker = definePicker<CustomerPickerGiven, readonly string[]>({
	id: "common.customer-picker",
	title: (language) => words(language).picker,
	load: () => import("./customer-picker/customer-picker.panel.tsx"),
});
