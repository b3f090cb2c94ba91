import { goOnTo } from "#kit/ui/panel-stack/open-panel.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { templates } from "../../contract/templates.ts";
import { texts } from "../../text.ts";
import {
	worksheetTemplateCreate,
	worksheetTemplateDetail,
	worksheetTemplateEdit,
	worksheetTemplateTimes,
} from "../panels.ts";
import { VersionsSection } from "./versions-section.tsx";

export const screens: MasterScreens = masterScreens({
	data: templates,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {
		create: worksheetTemplateCreate,
		edit: worksheetTemplateEdit,
		detail: worksheetTemplateDetail,
	},
	columns: ["name", "kind", "weeks", "userCount"],
	widths: { name: 220, kind: 110, weeks: 140, userCount: 100 },
	sections: [VersionsSection],
	// a template without times is of no use to anybody
	afterCreate: (id) => goOnTo(worksheetTemplateCreate, worksheetTemplateTimes, { id }),
});
