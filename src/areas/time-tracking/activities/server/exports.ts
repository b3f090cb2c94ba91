import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { masterExport } from "#kit/server/master-data/master-export.ts";
import type { ActivityCategory } from "../contract/activity-answer.ts";
import { activities, activityReasons } from "../contract.ts";
import { texts } from "../text.ts";
import { activityReasonTable, activityTable } from "./sql.ts";

const wordsOf = (language: Language): Words<typeof texts> => texts[language];

export const listExports = {
	...masterExport({
		data: activities,
		table: activityTable,
		words: { de: texts["de-DE"].master, en: texts["en-EN"].master },
		title: (language, { category }) =>
			category === undefined
				? wordsOf(language).master.many
				: wordsOf(language).lists[category as ActivityCategory].title,
	}),
	...masterExport({
		data: activityReasons,
		table: activityReasonTable,
		words: { de: texts["de-DE"].reason, en: texts["en-EN"].reason },
	}),
};
