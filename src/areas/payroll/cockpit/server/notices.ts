import { payrollGroup, writtenMonthName } from "#areas/payroll/payrolls/server/public.ts";
import { intlTag, type Language } from "#kit/contract/language.ts";
import { defineNotice, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "../text.ts";

interface Reminder extends Readonly<Record<string, unknown>> {
	/** e.g. 2026-10 */
	readonly month: string;
	/** How much waits. */
	readonly points: number;
	/** The day of the oldest. */
	readonly since: string;
}

function wordsOf(language: Language) {
	const t = texts[language].notice;
	const print = (day: string) =>
		new Intl.DateTimeFormat(intlTag(language), { dateStyle: "medium", timeZone: "UTC" }).format(
			new Date(day),
		);
	return {
		name: t.name,
		subject: ({ month }: Told<Reminder>) => t.subject(writtenMonthName(month, language)),
		text: ({ points, since }: Told<Reminder>) => `${t.text(points)} ${t.since(print(since))}`,
	};
}

/** What keeps a month of payroll open waits for somebody. */
export const payrollReminder = defineNotice<Reminder>({
	id: "payroll.reminder",
	group: payrollGroup,
	usual: "NOW",
	words: { "de-DE": wordsOf("de-DE"), "en-EN": wordsOf("en-EN") },
	place: () => "/home/management",
});

export const notices = [payrollReminder];
