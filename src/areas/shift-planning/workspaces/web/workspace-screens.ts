import { ExceptionsSection } from "#areas/shift-planning/templates/web/public.ts";
import { UnitInput } from "#areas/staff/units/web/public.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { workspaces } from "../contract.ts";
import { texts } from "../text.ts";
import { workspacesCreate, workspacesDetail, workspacesEdit } from "./panels.ts";
import { RequirementsSection } from "./requirements-section.tsx";
import { TemplatesSection } from "./templates-section.tsx";
import { KindsInput } from "./workspace-inputs.tsx";
import { WorkspaceSlot } from "./workspace-slot.tsx";

export const screens: MasterScreens = masterScreens({
	data: workspaces,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: workspacesCreate, edit: workspacesEdit, detail: workspacesDetail },
	inputs: { unitId: UnitInput, activityIds: KindsInput },
	texts: {
		unitId: ({ unitName }) => unitName,
		activityIds: ({ activityNames }, language) => activityNames || texts[language].anyKind,
	},
	columns: ["name", "unitId", "activityIds", "requirementCount", "color"],
	widths: { name: 150, unitId: 130, activityIds: 140, requirementCount: 110, color: 110 },
	sections: [TemplatesSection, ExceptionsSection, RequirementsSection, WorkspaceSlot],
	isPlaced: true,
});
