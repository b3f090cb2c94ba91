import { contract as shiftSequences } from "#areas/shift-planning/sequences/contract.ts";
import { contract as shiftTemplates } from "#areas/shift-planning/templates/contract.ts";
import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { create, type MarkedCompany, makeShift, nameOf } from "./make-marked.ts";

/** Lists of shift plans that can be exported: a part of `listExportCases`. */
export const planningExportCases = {
	"master.shift_template": {
		isScoped: true,
		make: async (marked: MarkedCompany) => {
			const { company } = marked;
			const workspace = await company.as("Alma").call(workspaces.createWorkspace, {
				...{ name: `Station ${marked.nth}`, unitId: company.units.Süd as string },
				...{ color: "#1f8a70", activityIds: [] },
			});
			await create(marked, shiftTemplates.createShiftTemplate, {
				...{ name: nameOf(marked), workspaceId: workspace.answer.id, items: [] },
				...{ holidayMode: "NO_HOLIDAY_ON_DAYINDEX", countsHalfHolidays: false },
			});
		},
	},
	"master.shift_sequence": {
		make: (marked: MarkedCompany) =>
			create(marked, shiftSequences.createShiftSequence, {
				...{ name: nameOf(marked), unitId: marked.company.units.Süd as string },
				...{ start: "START_ON_MONDAY", days: [[]] },
			}),
	},
	"master.workspace": {
		isScoped: true,
		make: (marked: MarkedCompany) =>
			create(marked, workspaces.createWorkspace, {
				name: nameOf(marked),
				unitId: marked.company.units.Süd as string,
				color: "#1f8a70",
				activityIds: [],
			}),
	},
	"shift-planning.fairness": { isScoped: true },
	"shift-planning.shifts": {
		make: makeShift,
		isScoped: true,
		isOwn: true,
		filter: () => ({ from: "2026-11-01", to: "2026-12-31" }),
	},
} as const;
