import { costCentres } from "#areas/settings/cost-centres/contract.ts";
import { employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as usersContract } from "#areas/staff/users/contract.ts";
import { useUserName } from "#areas/staff/users/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { printCurrency, usePrinter } from "#kit/ui/data-grid/column/printer.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { personScreens } from "#kit/web/person-record/person-screens.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { contract, contracts, employments, wages } from "../contract.ts";
import { texts } from "../text.ts";
import { usersWageCreate, usersWageEdit } from "./panels.ts";
import "./contracts.css";

const people = [usersContract.getUser, usersContract.listUsers];
const useName = useUserName;
const topic = "USERS";
type Wage = AnswerOf<typeof contract.listWages>["items"][number];

export const wageScreens = personScreens({
	data: wages,
	words: (language) => texts[language].wage,
	useName,
	topic,
	Row: WageRow,
	references: {
		costCentreId: {
			data: costCentres,
			labelOf: ({ code, name }: { readonly code: string; readonly name: string }) =>
				`${code} ${name}`,
			heldName: ({ costCentreName }) => costCentreName,
		},
	},
	sections: { wage: ["kind", "cents", "validFrom", "validTo", "costCentreId"] },
	initial: { kind: "MONTHLY" },
	create: usersWageCreate,
	open: (userId, { id }) => openPanel(usersWageEdit, { userId, wageId: id }, { stack: "sub" }),
	renews: people,
});

function WageRow({ item }: { readonly item: Wage }) {
	const { options } = useTexts(texts).wage;
	const printer = usePrinter();
	const { currency } = useSession();
	return (
		<div className="wage-terms">
			<b>{printCurrency(item.cents, printer, currency)}</b>
			<div>{[options.kind[item.kind], item.costCentreName].filter(Boolean).join(" · ")}</div>
		</div>
	);
}

export const contractScreens = personScreens({
	data: contracts,
	words: (language) => texts[language].contract,
	useName,
	topic,
	sections: {
		period: ["validFrom", "validTo"],
		time: ["weeklyMinutes", "daysPerWeek", "annualLeaveDays"],
		special: [
			"arbzgExempt",
			"maternityFrom",
			"maternityTo",
			"maxActualMinutes",
			"maxWageCents",
			"minorUntil",
		],
	},
	initial: { daysPerWeek: 5 },
	check: {
		maternityTo: (to: string | null, { maternityFrom: from }) =>
			to !== null && from !== null && to < String(from)
				? currentTexts(texts).errors.END_BEFORE_BEGIN
				: undefined,
	},
	renews: [contract.listEmployments, ...people],
});

export const employmentScreens = personScreens({
	data: employments,
	words: (language) => texts[language].employment,
	useName,
	topic,
	references: {
		employmentTypeId: {
			data: employmentTypes,
			labelOf: ({ name }: { readonly name: string }) => name,
			heldName: ({ employmentTypeName }) => employmentTypeName,
		},
	},
	sections: { employment: ["entryDate", "exitDate", "employmentTypeId"] },
	renews: [contract.listEmployments, ...people],
});
