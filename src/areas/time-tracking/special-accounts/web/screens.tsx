import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { texts } from "../text.ts";
import { specialAccountsCreate, specialAccountsDetail, specialAccountsEdit } from "./panels.ts";
import { AssignPeople } from "./people/assign-people.tsx";
import { Holders } from "./people/holders.tsx";
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
	// what it counts is mostly working time
	hidden: ["category"],
	offCards: { priority: true },
	atEnd: ["userCount"],
	widths: { name: 176, code: 118, category: 124, priority: 140, ruleCount: 72, userCount: 100 },
	facts: { userCount: Holders },
	// of an account for all employees nobody is counted
	texts: {
		userCount: ({ isForAll, userCount }, language) =>
			isForAll && userCount === 0 ? texts[language].everybody : String(userCount),
	},
	nameOf: ({ name }) => name,
	// hours are counted as they are
	isAsked: (field, { valueClass }) => field !== "factorPercent" || valueClass === "WAGE",
	sections: [RulesSection, AssignPeople],
});
