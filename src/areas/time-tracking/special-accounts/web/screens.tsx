import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { specialAccountsCreate, specialAccountsDetail, specialAccountsEdit } from "./panels.ts";
import { AssignPeople } from "./people/assign-people.tsx";
import { RulesSection } from "./rules/rules-section.tsx";

export const screens: MasterScreens = masterScreens({
	data: specialAccounts,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {
		create: specialAccountsCreate,
		edit: specialAccountsEdit,
		detail: specialAccountsDetail,
	},
	columns: ["name", "code", "category", "priority", "ruleCount", "userCount"],
	widths: { name: 150, code: 110, category: 124, priority: 140, ruleCount: 66 },
	nameOf: ({ name }) => name,
	// hours are counted as they are
	isAsked: (field, { valueClass }) => field !== "factorPercent" || valueClass === "WAGE",
	sections: [RulesSection, AssignPeople],
});
