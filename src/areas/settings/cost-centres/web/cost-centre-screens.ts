import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { costCentres } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { CostCentreTargets } from "./cost-centre-targets.tsx";
import { costCentresDetail, costCentresEdit } from "./panels.ts";

export const costCentreScreens = masterScreens({
	data: costCentres,
	words: { de: german.master, en: english.master },
	panels: { edit: costCentresEdit, detail: costCentresDetail },
	nameOf: ({ code, name }) => `${code} ${name}`,
	sections: [CostCentreTargets],
});
