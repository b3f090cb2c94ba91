import type { Language } from "#kit/contract/language.ts";
import { type BothTexts, textIn } from "#kit/contract/texts.ts";
import { defineNotice, type NoticeGroup, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

/** Of absences, beside what is told of every matter. */
export const absenceNotices: NoticeGroup = { id: "absences", name: texts.pairs.group };

interface Asked extends Readonly<Record<string, unknown>> {
	readonly absenceId: string;
	readonly days: BothTexts;
}

function askedWords(language: Language) {
	const { standIn: t } = texts[language];
	return {
		name: t.name,
		subject: (told: Told<Asked>) => t.asks(told),
		text: (told: Told<Asked>) => `${t.asks(told)}: ${textIn(told.days, language)}\n${t.answer}`,
	};
}

/** Somebody is to stand in, and has not answered yet. */
export const substituteAsked = defineNotice<Asked>({
	id: "absences.substitute-asked",
	group: absenceNotices,
	usual: "NOW",
	words: { "de-DE": askedWords("de-DE"), "en-EN": askedWords("en-EN") },
	place: ({ absenceId }) => `/home/dashboard?p=absences.substitute-detail:${absenceId}`,
});

export const notices = [substituteAsked];
