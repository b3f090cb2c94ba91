import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { employmentTypes } from "../contract.ts";
import { texts } from "../text.ts";
import { LimitsInput, LimitsView } from "./limits.tsx";
import { employmentTypeCreate, employmentTypeDetail, employmentTypeEdit } from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: employmentTypes,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { create: employmentTypeCreate, edit: employmentTypeEdit, detail: employmentTypeDetail },
	inputs: { limits: LimitsInput },
	views: { limits: LimitsView },
	columns: ["name", "userCount"],
});
