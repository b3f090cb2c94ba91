import { intlTag, type Language } from "#kit/contract/language.ts";
import { defineNotice, type NoticeGroup, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "../text.ts";

/** Of all that is told about payroll. */
export const payrollGroup: NoticeGroup = { id: "payroll", name: texts.pairs.notice.group };

/** Example: Oktober 2026 */
export function writtenMonthName(month: string, language: Language): string {
	const style = { month: "long", year: "numeric", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat(intlTag(language), style).format(new Date(`${month}-01`));
}

interface Returned extends Readonly<Record<string, unknown>> {
	/** Whose month it is. */
	readonly userId: string;
	/** e.g. 2026-10 */
	readonly month: string;
	readonly reason: string;
}

function wordsOf(language: Language) {
	const t = texts[language].notice;
	return {
		name: t.name,
		subject: ({ person, month }: Told<Returned>) =>
			t.subject(person, writtenMonthName(month, language)),
		text: ({ actor, reason }: Told<Returned>) => t.text(actor, reason),
	};
}

/** Payroll has given a month back to who decides about it. */
export const payrollReturned = defineNotice<Returned>({
	id: "payroll.returned",
	group: payrollGroup,
	usual: "NOW",
	words: { "de-DE": wordsOf("de-DE"), "en-EN": wordsOf("en-EN") },
	place: ({ userId, month }) => `/home/management?p=time-reports.detail:${userId},${month}`,
});

export const notices = [payrollReturned];
