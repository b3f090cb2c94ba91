import { intlTag, type Language } from "#kit/contract/language.ts";
import { defineNotice, type NoticeGroup, type Told } from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

const group: NoticeGroup = { id: "evidence", name: texts.pairs.group };

interface Due extends Readonly<Record<string, unknown>> {
	readonly absenceId: string;
	/** Civil days. */
	readonly since: string;
	readonly due: string;
	/** It is told to the person herself. */
	readonly isHers: boolean;
}

interface PayEnd extends Readonly<Record<string, unknown>> {
	readonly absenceId: string;
	readonly last: string;
	/** It is told to who reckons the pay, who need not see the absence. */
	readonly isPayroll: boolean;
}

const written = (day: string, language: Language) =>
	new Intl.DateTimeFormat(intlTag(language), { ...numeric, timeZone: "UTC" }).format(new Date(day));
const numeric = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const placeOf = ({ absenceId }: { readonly absenceId: string }) =>
	`/home/dashboard?p=absences.detail:${absenceId}`;

function dueWords(language: Language) {
	const { due: t } = texts[language];
	return {
		name: t.name,
		subject: ({ since, isHers, person }: Told<Due>) =>
			isHers ? t.own(written(since, language)) : t.other(person, written(since, language)),
		text: ({ due }: Told<Due>) => t.text(written(due, language)),
	};
}

/** A certificate is due and has not come. */
export const certificateMissing = defineNotice<Due>({
	id: "evidence.missing",
	group,
	usual: "NOW",
	words: { "de-DE": dueWords("de-DE"), "en-EN": dueWords("en-EN") },
	place: placeOf,
});

function payEndWords(language: Language) {
	const { payEnd: t } = texts[language];
	return {
		name: t.name,
		subject: ({ person, last }: Told<PayEnd>) => t.subject(person, written(last, language)),
		text: ({ isPayroll }: Told<PayEnd>) => (isPayroll ? t.payroll : t.text),
	};
}

/** Continued pay of somebody ends. */
export const payEnds = defineNotice<PayEnd>({
	id: "evidence.pay-ends",
	group,
	usual: "NOW",
	words: { "de-DE": payEndWords("de-DE"), "en-EN": payEndWords("en-EN") },
	place: (told) => (told.isPayroll ? "/payroll/payrolls" : placeOf(told)),
});

export const notices = [certificateMissing, payEnds];
