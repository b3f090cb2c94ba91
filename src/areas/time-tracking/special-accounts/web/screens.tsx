import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { specialAccountsCreate, specialAccountsDetail, specialAccountsEdit } from "./panels.ts";
import { AssignPeople } from "./people/assign-people.tsx";
import { PriorityView } from "./priority-view.tsx";
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
	widths: { name: 170, code: 130, category: 130, priority: 110, ruleCount: 80 },
	nameOf: ({ name }) => name,
	views: { priority: PriorityView },
	// hours are counted as they are
	isAsked: (field, { valueClass }) => field !== "factorPercent" || valueClass === "WAGE",
	sections: [RulesSection, AssignPeople],
});
