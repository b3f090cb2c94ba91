import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { roles } from "../contract.ts";
import { texts } from "../text.ts";
import { rolesCreate, rolesDetail } from "./panels.ts";
import { AssignmentsSection, PermissionsSection } from "./role-sections.tsx";

export const screens: MasterScreens = masterScreens({
	data: roles,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: rolesCreate, detail: rolesDetail },
	widths: { isDefault: 120 },
	sections: [PermissionsSection, AssignmentsSection],
});
