import type { Language, Words } from "#kit/contract/language.ts";
import { masterExport } from "#kit/server/master-data/master-export.ts";
import type { ActivityCategory } from "../contract/activity-categories.ts";
import { activities, activityReasons } from "../contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { activityReasonTable, activityTable } from "./sql.ts";

const wordsOf = (language: Language): Words<typeof german> =>
	language === "en-EN" ? english : german;

export const listExports = {
	...masterExport({
		data: activities,
		table: activityTable,
		words: { de: german.master, en: english.master },
		title: (language, { category }) =>
			category === undefined
				? wordsOf(language).master.many
				: wordsOf(language).lists[category as ActivityCategory].title,
	}),
	...masterExport({
		data: activityReasons,
		table: activityReasonTable,
		words: { de: reasonWords(german), en: reasonWords(english) },
	}),
};

function reasonWords({ reasons, master }: Words<typeof german>) {
	const { one: text, title: many } = reasons;
	return { many, fields: { text, activityId: master.one } };
}
