import { useFormat } from "#kit/web/format/format.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { roles } from "../contract.ts";
import { texts } from "../text.ts";
import { rolesCreate, rolesDetail } from "./panels.ts";
import { AssignmentsSection, PermissionsSection } from "./role-sections.tsx";

export const screens: MasterScreens = masterScreens({
	data: roles,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: rolesCreate, detail: rolesDetail },
	texts: {
		// beside other figures a number would not say what it counts
		permissionCount: ({ permissionCount: count }, language) =>
			count === null ? texts[language].allRights : texts[language].rights(count),
	},
	facts: { permissionCount: CountFact },
	// what all rows have comes first
	columns: ["name", "userCount", "permissionCount", "isDefault"],
	widths: { name: 200, isDefault: 115, userCount: 100, permissionCount: 160 },
	sections: [PermissionsSection, AssignmentsSection],
});

/** Below its label. */
function CountFact({ item }: { readonly item: { readonly permissionCount: number | null } }) {
	const { all } = useTexts(texts);
	const format = useFormat();
	return item.permissionCount === null ? all : format.amount(item.permissionCount);
}
