import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { templates } from "../contract/templates.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import {
	worksheetTemplateCreate,
	worksheetTemplateDetail,
	worksheetTemplateEdit,
} from "./panels.ts";
import { VersionsSection } from "./versions-section.tsx";

export const templateScreens = masterScreens({
	data: templates,
	words: { de: german.master, en: english.master },
	panels: {
		create: worksheetTemplateCreate,
		edit: worksheetTemplateEdit,
		detail: worksheetTemplateDetail,
	},
	columns: ["name", "kind", "weeks", "userCount"],
	widths: { name: 220, kind: 110, weeks: 140, userCount: 100 },
	sections: [VersionsSection],
});
