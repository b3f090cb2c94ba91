import type { Language } from "#kit/contract/language.ts";
import { defineNotice, type NoticeGroup, type Told } from "#kit/server/notices/define-notice.ts";
import { printIn } from "#kit/server/print/print-in.ts";
import { texts } from "../text.ts";

const group: NoticeGroup = { id: "reports", name: texts.pairs.notice.group };

interface Due extends Readonly<Record<string, unknown>> {
	readonly name: string;
	/** Civil day. */
	readonly dueOn: string;
}

function wordsOf(kind: "ready" | "withheld", language: Language) {
	const t = texts[language].notice[kind];
	return {
		name: t.name,
		subject: ({ name }: Told<Due>) => t.subject(name),
		text: ({ name, dueOn }: Told<Due>) => t.text(name, printIn(language).date(dueOn)),
	};
}

const kindOf = (kind: "ready" | "withheld") =>
	defineNotice<Due>({
		id: `reports.${kind}`,
		...{ group, usual: "NOW" },
		words: { "de-DE": wordsOf(kind, "de-DE"), "en-EN": wordsOf(kind, "en-EN") },
		place: () => "/reports/staff?p=reports.scheduled",
	});

export const reportReady = kindOf("ready");
export const reportWithheld = kindOf("withheld");

export const notices = [reportReady, reportWithheld];
