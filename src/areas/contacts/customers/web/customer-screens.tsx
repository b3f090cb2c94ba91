import { customersCustomFields } from "#areas/settings/custom-fields/web/panels.ts";
import { addedScreens, editAddedFields } from "#areas/settings/custom-fields/web/public.ts";
import { nameOfUser, pickPerson } from "#areas/staff/users/web/public.ts";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { recordScreens } from "#kit/web/records/record-screens.tsx";
import { searchEntries } from "#kit/web/records/search-entries.ts";
import { useTexts } from "#kit/web/texts.ts";
import { customers } from "../contract.ts";
import { texts } from "../text.ts";
import {
	customersCreate,
	customersDetail,
	customersEdit,
	customersEditAddress,
	customersEditContact,
} from "./panels.ts";

const added = {
	entity: "CUSTOMER",
	panel: customersCustomFields,
	pickPerson,
	nameOfPerson: nameOfUser,
} as const;

export const screens: MasterScreens = recordScreens({
	data: customers,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {
		create: customersCreate,
		detail: customersDetail,
		edit: customersEdit,
		parts: { address: customersEditAddress, contact: customersEditContact },
	},
	columns: [
		"name",
		"city",
		"person",
		"no",
		"street",
		"postalCode",
		"country",
		"phone",
		"mobile",
		"mail",
		"website",
		"projectCount",
	],
	hidden: ["street", "postalCode", "country", "mobile", "website"],
	offCards: { phone: true, mail: true, projectCount: true },
	widths: {
		name: 290,
		no: 80,
		street: 200,
		postalCode: 80,
		city: 136,
		country: 120,
		person: 140,
		phone: 122,
		mobile: 130,
		mail: 320,
		website: 180,
		projectCount: 90,
	},
	facts: { projectCount: ({ item }) => useTexts(texts).projects(item.projectCount) },
	added: addedScreens(added),
	place: "customers.detail",
});

export const search = searchEntries(screens, ["no", "city"]);

/** Fills the panel `customers.custom-fields`. */
export const CustomFieldsEdit = editAddedFields(added, screens);
