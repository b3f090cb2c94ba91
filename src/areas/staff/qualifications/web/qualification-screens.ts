import { masterScreens } from "#kit/web/master-data/master-screens.ts";
import { qualifications } from "../contract.ts";
import { texts } from "../text.ts";
import { HoldersSection } from "./holders-section.tsx";
import { LevelsInput } from "./levels-input.tsx";
import { LevelsView } from "./levels-view.tsx";
import { qualificationCreate, qualificationDetail, qualificationEdit } from "./panels.ts";

export const qualificationScreens = masterScreens({
	data: qualifications,
	words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
	panels: {
		create: qualificationCreate,
		edit: qualificationEdit,
		detail: qualificationDetail,
	},
	inputs: { levels: LevelsInput },
	views: { levels: LevelsView },
	isAsked: (field, { type }) => field !== "levels" || type === "LEVEL",
	/** A qualification with levels has one at least, so there is a place to type it. */
	adapt: (values) =>
		values.type === "LEVEL" && values.levels.length === 0 ? { ...values, levels: [""] } : values,
	sections: [HoldersSection],
});
