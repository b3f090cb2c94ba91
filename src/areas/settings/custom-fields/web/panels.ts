import { masterParams } from "#kit/contract/master-data/master-params.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";
import {
	customerFieldsParams,
	fieldCreateParams,
	groupCreateParams,
	overviewParams,
	userFieldsParams,
} from "./custom-field-params.ts";

const key = "customfields.manage";
const features = ["CUSTOMFIELDS"] as const;

export const customFieldsOverview = definePanel({
	id: "custom-fields.overview",
	title: ["Zusatzfelder", "Custom fields"],
	params: overviewParams,
	features,
	permission: { key, level: "LIST" },
	palette: true,
	load: () => import("./custom-fields-overview.panel.tsx"),
});

export const customFieldsAssign = definePanel({
	id: "custom-fields.assign",
	title: ["Zusatzfelder zuweisen", "Assign custom fields"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: () => import("./custom-fields-assign.panel.tsx"),
});

export const customFieldsGroupCreate = definePanel({
	id: "custom-fields.group-create",
	title: ["Gruppe anlegen", "Create group"],
	params: groupCreateParams,
	features,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await import("./create-panels.tsx")).GroupCreate }),
});

export const customFieldsFieldCreate = definePanel({
	id: "custom-fields.field-create",
	title: ["Feld anlegen", "Create field"],
	params: fieldCreateParams,
	features,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await import("./create-panels.tsx")).FieldCreate }),
});

export const customFieldsFieldDetail = definePanel({
	id: "custom-fields.field-detail",
	title: ["Feld", "Field"],
	params: masterParams,
	features,
	permission: { key, level: "READ" },
	load: async () => ({ default: (await import("./field-screens.tsx")).FieldDetail }),
});

export const customFieldsFieldEdit = definePanel({
	id: "custom-fields.field-edit",
	title: ["Feld bearbeiten", "Edit field"],
	params: masterParams,
	features,
	permission: { key, level: "WRITE" },
	load: async () => ({ default: (await import("./field-screens.tsx")).FieldEdit }),
});

/** Values of a person; what it holds comes from the features that know people (`sections` of its slots). */
export const usersCustomFieldGroupEdit = definePanel({
	id: "users.custom-field-group-edit",
	title: ["Zusatzfelder bearbeiten", "Edit custom fields"],
	params: userFieldsParams,
	features: ["USERS", "CUSTOMFIELDS"],
	permission: { key: "users.manage", level: "WRITE" },
	load: async () => ({ default: (await import("./values/filled-panels.tsx")).OfUser }),
});

/** Values of a customer, filled likewise. */
export const customersCustomFields = definePanel({
	id: "customers.custom-fields",
	title: ["Zusatzfelder des Kunden", "Custom fields of the customer"],
	params: customerFieldsParams,
	features: ["CUSTOMERS", ...features],
	permission: { key: "customers.manage", level: "WRITE" },
	load: async () => ({ default: (await import("./values/filled-panels.tsx")).OfCustomer }),
});
