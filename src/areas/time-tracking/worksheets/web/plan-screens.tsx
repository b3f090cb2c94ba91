import { useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { personScreens } from "#kit/web/person-record/person-screens.ts";
import { type Plan, plans } from "../contract/plans.ts";
import { templates } from "../contract/templates.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersWorksheetDetail, usersWorksheetEdit } from "./panels.ts";

export const planScreens = personScreens({
	data: plans,
	words: (language) => ({ ...texts[language].plans, assign: texts[language].people.assign }),
	useName: useUserName,
	topic: templates.topic,
	Row: PlanRow,
	references: {
		templateId: {
			data: templates,
			labelOf: ({ name }: { readonly name: string }) => name,
			heldName: ({ templateName }) => templateName,
		},
	},
	sections: { plan: ["templateId", "cycleStart", "validFrom", "validTo"] },
	optional: ["cycleStart"],
	adapt: (values) => ({ ...values, cycleStart: values.cycleStart ?? values.validFrom }),
	create: usersWorksheetEdit,
	open: (userId, { id: worksheetId }) =>
		openPanel(usersWorksheetDetail, { userId, worksheetId }, { stack: "sub" }),
	opensFor: "READ",
	renews: [
		contract.listPlannedPeople,
		contract.listUserWorksheetDays,
		contract.listUnitWorksheetDays,
		templates.operations.list,
		templates.operations.get,
	],
});

function PlanRow({ item }: { readonly item: Plan }) {
	return <b>{item.templateName}</b>;
}
