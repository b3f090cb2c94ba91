import type { Language } from "#kit/contract/language.ts";
import type { Words } from "#kit/contract/texts.ts";
import { texts } from "#kit/text.ts";
import type { ExportColumn } from "./list-export.ts";

const wordsOf = (language: Language): Words<typeof texts>["export"] => texts[language].export;

/** Whether an entry is archived. */
export const stateColumn: ExportColumn<{ readonly isEnabled: boolean }> = {
	id: "isEnabled",
	title: (language) => wordsOf(language).state,
	kind: "text",
	width: 12,
	value({ isEnabled }, language) {
		const { active, archived } = wordsOf(language);
		return isEnabled ? active : archived;
	},
};
