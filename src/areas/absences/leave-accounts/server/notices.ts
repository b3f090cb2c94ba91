import type { Language } from "#kit/contract/language.ts";
import { defineNotice, type NoticeGroup, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

/** Of all that is told about leave. */
export const leaveGroup: NoticeGroup = { id: "leave", name: texts.pairs.group };

interface FellBelow extends Readonly<Record<string, unknown>> {
	/** Whose account of which year and kind of leave. */
	readonly userId: string;
	readonly year: number;
	readonly activityId: string;
}

function fellBelowWords(language: Language) {
	const { fellBelow: t } = texts[language];
	return {
		name: t.name,
		subject: ({ person }: Told<FellBelow>) => t.subject(person),
		text: ({ year }: Told<FellBelow>) => t.text(String(year)),
	};
}

/** Holidays or working times changed after leave was approved, and its account is below what may be taken in advance. */
export const leaveFellBelow = defineNotice<FellBelow>({
	id: "leave.fell-below",
	group: leaveGroup,
	usual: "NOW",
	words: { "de-DE": fellBelowWords("de-DE"), "en-EN": fellBelowWords("en-EN") },
	place: ({ userId, year, activityId }) =>
		`/absences/accounts?p=leave-accounts.detail:${userId},${year},${activityId}`,
});

export const notices = [leaveFellBelow];
