import { leaveGroup } from "#areas/absences/leave-accounts/server/public.ts";
import { intlTag, type Language } from "#kit/contract/language.ts";
import { defineNotice, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

interface Lapse extends Readonly<Record<string, unknown>> {
	/** The leave year. */
	readonly year: number;
	/** Civil day. */
	readonly lastDay: string;
}

const written = (day: string, language: Language) =>
	new Intl.DateTimeFormat(intlTag(language), { ...numeric, timeZone: "UTC" }).format(new Date(day));
const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

function lapseWords(language: Language) {
	const { lapse: t } = texts[language];
	return {
		name: t.name,
		subject: ({ year }: Told<Lapse>) => t.subject(year),
		text: ({ year, lastDay }: Told<Lapse>) => t.text(String(year), written(lastDay, language)),
	};
}

/** The person is told of open leave that may lapse. The notice itself is the one on her screen. */
export const leaveMayLapse = defineNotice<Lapse>({
	id: "leave.may-lapse",
	group: leaveGroup,
	usual: "NOW",
	words: { "de-DE": lapseWords("de-DE"), "en-EN": lapseWords("en-EN") },
	place: () => "/home/dashboard?p=leave-notices.own",
});

export const notices = [leaveMayLapse];
