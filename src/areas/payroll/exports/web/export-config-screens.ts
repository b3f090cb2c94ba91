import { EmploymentTypeInput } from "#areas/payroll/payroll-rules/web/public.ts";
import { plainPresets, presetLayout } from "#domain/wage-export/plain/plain-layout.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { exportConfigs } from "../contract/configs.ts";
import { texts } from "../text.ts";
import { LayoutInput } from "./layout/layout-input.tsx";
import { LayoutView } from "./layout/layout-view.tsx";
import { MappingSection } from "./mapping-section.tsx";
import {
	exportConfigCreate,
	exportConfigDetail,
	exportConfigEdit,
	wageExportConfig,
} from "./panels.ts";
import { SiteInput } from "./site-input.tsx";

/** Fields that one kind of program asks for alone. */
const asks: Partial<Record<string, readonly string[]>> = {
	consultantNo: ["DATEV_LODAS", "DATEV_LUG"],
	clientNo: ["DATEV_LODAS", "DATEV_LUG"],
	companyNumbers: ["DATEV_LODAS", "DATEV_LUG"],
	recordId: ["DATEV_LODAS"],
	corrections: ["DATEV_LODAS"],
	layout: ["PLAIN"],
};

export const screens: MasterScreens = masterScreens({
	data: exportConfigs,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: exportConfigCreate, edit: exportConfigEdit, detail: exportConfigDetail },
	inputs: { siteId: SiteInput, employmentTypeId: EmploymentTypeInput, layout: LayoutInput },
	facts: { layout: LayoutView },
	texts: {
		siteId: ({ siteName }, language) => siteName ?? texts[language].allSites,
		employmentTypeId: ({ employmentTypeName }, language) =>
			employmentTypeName ?? texts[language].allSites,
	},
	isAsked: (field, { type }) => asks[field]?.includes(type) ?? true,
	// what the format has no use for goes; a plain one begins with the first preset
	adapt: (values) => {
		if (values.type !== "PLAIN") return { ...values, layout: null };
		const { plainFields } = currentTexts(texts);
		const layout = values.layout ?? presetLayout(plainPresets[0], (field) => plainFields[field]);
		return { ...values, consultantNo: null, clientNo: null, companyNumbers: false, layout };
	},
	afterCreate: (id) => openPanel(wageExportConfig, { id }),
	sections: [MappingSection],
	columns: ["name", "type", "siteId", "employmentTypeId", "clientNo", "mappedCount"],
	hidden: ["clientNo", "employmentTypeId", "mappedCount"],
	widths: {
		...{ name: 170, type: 180, siteId: 120, employmentTypeId: 140 },
		...{ clientNo: 110, mappedCount: 100 },
	},
});
