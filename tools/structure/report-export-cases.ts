import { contract as costCentres } from "#areas/settings/cost-centres/contract.ts";
import { contract as overtime } from "#areas/time-tracking/overtime/contract.ts";
import { type MarkedCompany, nameOf } from "./make-marked.ts";

const months = () => ({ fromMonth: "2026-09", toMonth: "2026-11" });
const people = { filter: months, asksNobody: true, isScoped: true } as const;
/** Departments and months, none of which bears a mark. */
const figures = { ...people, isOfFigures: true } as const;

/** A cost centre with the mark that Sven is charged to. */
async function charge(marked: MarkedCompany): Promise<void> {
	const { as, ids } = marked.company;
	const alma = as("Alma");
	const code = `${marked.mark.slice(-3)}${marked.nth}`;
	const made = await alma.call(costCentres.createCostCentre, { code, name: nameOf(marked) });
	await alma.call(costCentres.putCostCentreShares, {
		...{ target: "USER", targetId: ids.Sven as string, validFrom: "2026-01-01" },
		shares: [{ costCentreId: made.answer.id, percent: 100 }],
	});
}

const centres = { ...people, filter: () => ({ ...months(), grouping: "USER" }) } as const;
const details = {
	...people,
	filter: () => ({ ...months(), grouping: "ACTIVITY", costCentreId: "NONE" }),
} as const;

/** Reports that can be exported: a part of `listExportCases`. */
export const reportExportCases = {
	"reports.cost-centres-shifts": { ...centres, make: charge },
	"reports.cost-centres-shifts-detail": details,
	"reports.cost-centres-trackings": centres,
	"reports.cost-centres-trackings-detail": details,
	"reports.range-summary": people,
	"reports.users": people,
	"reports.sickness": figures,
	"reports.overtime": {
		...people,
		make: ({ company, nth }: MarkedCompany) =>
			company.as("Alma").call(overtime.initOvertimeAccount, {
				userId: company.ids[nth === 0 ? "Sven" : "Hanna"] as string,
				...{ openedOn: "2026-09-01", minutes: 60 },
			}),
	},
	"reports.night-work": people,
	"reports.violations": people,
	"reports.plan-actual": people,
	"reports.punctuality": figures,
	"reports.fluctuation": figures,
};
