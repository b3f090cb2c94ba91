import { type MasterScreens, masterScreens } from "#kit/web/master-data/master-screens.ts";
import { costCentres } from "../contract.ts";
import { texts } from "../text.ts";
import { CostCentreTargets } from "./cost-centre-targets.tsx";
import { costCentresDetail, costCentresEdit } from "./panels.ts";

export const screens: MasterScreens = masterScreens({
	data: costCentres,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: { edit: costCentresEdit, detail: costCentresDetail },
	nameOf: ({ code, name }) => `${code} ${name}`,
	sections: [CostCentreTargets],
});
