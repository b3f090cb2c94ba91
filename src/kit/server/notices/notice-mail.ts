import { type Language, languages } from "#kit/contract/language.ts";
import { texts } from "#kit/text.ts";
import { defineMail } from "../mail/define-mail.ts";
import type { AnyNoticeKind, NoticeKinds, NoticeWords, Told } from "./define-notice.ts";
import type { DueNotice } from "./sql.ts";

const words = {
	subject: ({ subject }: { subject: string }) => subject,
	text: ({ text }: { text: string }) => text,
};

/** All notices travel in this one: what it says is put together when it is made, in the language of its receiver. */
export const noticeMail = defineMail<{ subject: string; text: string }>({
	name: "notices",
	words: Object.fromEntries(languages.map((language) => [language, words])) as Record<
		Language,
		typeof words
	>,
});

/** Of one kind no more are told one by one: who has more looks into the application anyway. */
const mostOfAKind = 50;

interface Written {
	readonly words: NoticeWords<never>;
	readonly subject: string;
	readonly text: string;
	readonly link: string;
}

interface Receiver {
	readonly name: string;
	readonly language: Language;
	readonly publicUrl: string;
}

/** One mail of several notices, the kinds in the order in which they were declared. */
export function writeNoticeMail(
	kinds: NoticeKinds,
	due: readonly DueNotice[],
	receiver: Receiver,
): { subject: string; text: string } {
	const t = texts[receiver.language].notices;
	const written = [...kinds.values()].map((kind) =>
		due.filter((one) => one.kind === kind.id).map((one) => writtenOf(kind, one, receiver)),
	);
	const parts = written.filter((part) => part.length > 0);
	const all = parts.flat();
	const [only] = all;
	const isDigest = due.some(({ mode }) => mode === "DIGEST");
	const isAlone = all.length === 1 && only !== undefined;
	const subject = isDigest
		? t.digest(all.length)
		: isAlone
			? only.subject
			: parts.length === 1
				? t.several(only?.words.name ?? "", all.length)
				: t.mixed(all.length);
	const body = isAlone ? oneOf(only) : parts.map((part) => sectionOf(part, t.more)).join("\n\n");
	return { subject, text: t.mail({ ...receiver, body }) };
}

function writtenOf(
	kind: AnyNoticeKind,
	one: DueNotice,
	{ language, publicUrl }: Receiver,
): Written {
	const words = kind.words[language];
	const { actor, person, isOwn, parameters } = one;
	const system = texts[language].notices.system;
	const told = {
		...parameters,
		actor: actor ?? system,
		person: person ?? "",
		isOwn,
	} as Told<never>;
	const place = kind.place?.(parameters as never) ?? "/home/dashboard";
	// one line: headers take no other
	const subject = words.subject(told).replaceAll(/\s+/g, " ");
	return { words, subject, text: words.text(told), link: `${publicUrl}${place}` };
}

const oneOf = ({ text, link }: Written) => `${text}\n${link}`;

function sectionOf(part: readonly Written[], more: (count: number) => string): string {
	const shown = part.slice(0, mostOfAKind);
	const lines = shown.map(({ text, link }) => `- ${text.replaceAll("\n", "\n  ")}\n  ${link}`);
	const rest = part.length - shown.length;
	const title = part[0]?.words.name ?? "";
	return [title, "", ...lines, ...(rest > 0 ? [more(rest)] : [])].join("\n");
}
