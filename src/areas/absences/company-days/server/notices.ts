import { absenceNotices } from "#areas/absences/requests/server/public.ts";
import type { Language } from "#kit/contract/language.ts";
import { type BothTexts, textIn } from "#kit/contract/texts.ts";
import { defineNotice, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

export interface CompanyDayTold extends Readonly<Record<string, unknown>> {
	readonly move: "GIVEN" | "WITHDRAWN";
	/** Those of the person. */
	readonly days: BothTexts;
	/** Civil day. */
	readonly from: string;
	readonly reason: string | null;
}

function wordsOf(language: Language) {
	const t = texts[language];
	const sentence = ({ move, days }: Told<CompanyDayTold>) =>
		t.subjects[move](textIn(days, language));
	return {
		name: t.name,
		subject: sentence,
		text: (told: Told<CompanyDayTold>) =>
			[sentence(told), told.reason && t.reason(told.reason)].filter(Boolean).join("\n"),
	};
}

/** The company is away together, or is not after all: told to each of them, not of which kind it is. */
export const companyDayTold = defineNotice<CompanyDayTold>({
	id: "absences.company-day",
	group: absenceNotices,
	usual: "NOW",
	words: { "de-DE": wordsOf("de-DE"), "en-EN": wordsOf("en-EN") },
	place: ({ from }) => `/home/calendar?date=${from}`,
});

export const notices = [companyDayTold];
