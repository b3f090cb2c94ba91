import { intlTag, type Language } from "#kit/contract/language.ts";
import type { NoticeMode } from "#kit/contract/notices.ts";
import {
	defineNotice,
	type NoticeGroup,
	type NoticeKind,
	type Told,
} from "#kit/server/notices/define-notice.ts";
import type { KnownCell, UnreadNews } from "./plan-moves.ts";
import { texts } from "./text.ts";

const group: NoticeGroup = { id: "shift-plan", name: texts.pairs.group };

/** "Mo., 06.07.2026, 06:00–14:30" by the clock of its place. */
function when({ begin, end, zone }: KnownCell, language: Language): string {
	const day = { weekday: "short", day: "2-digit", month: "2-digit", year: "numeric" } as const;
	const time = { hour: "2-digit", minute: "2-digit", timeZone: zone } as const;
	const written = (minute: number, parts: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(intlTag(language), { ...time, ...parts }).format(minute * 60_000);
	return `${written(begin, day)}–${written(end, {})}`;
}

function lineOf(line: UnreadNews["lines"][number], language: Language): string {
	const t = texts[language];
	const { kind, isShort, shift, was } = line;
	const parts = [
		t.lines[kind](when(shift, language)),
		...(kind === "CHANGED" && was !== null ? [t.was(when(was, language))] : []),
		...(isShort ? [t.short] : []),
	];
	return parts.join(" ");
}

/** "Dienstplan: 20 neue, 1 geänderter Dienst". */
function subjectOf({ fresh, changed, gone }: UnreadNews, language: Language): string {
	const t = texts[language];
	const counts = [
		[fresh, t.fresh],
		[changed, t.altered],
		[gone, t.gone],
	] as const;
	const some = counts.filter(([count]) => count > 0);
	const parts = some.map(([count, words]) => words(count)).join(", ");
	return some.at(-1)?.[0] === 1 ? t.subjectOne(parts) : t.subject(parts);
}

function textOf(told: UnreadNews, language: Language): string {
	const rest = told.fresh + told.changed + told.gone - told.lines.length;
	return [
		...told.lines.map((line) => lineOf(line, language)),
		...(rest > 0 ? [texts[language].more(rest)] : []),
	].join("\n");
}

function kindOf(name: "published" | "changed" | "soon", usual: NoticeMode): NoticeKind<UnreadNews> {
	const wordsIn = (language: Language) => ({
		name: texts[language][name],
		subject: (told: Told<UnreadNews>) => subjectOf(told, language),
		text: (told: Told<UnreadNews>) => `${subjectOf(told, language)}\n${textOf(told, language)}`,
	});
	const words = { "de-DE": wordsIn("de-DE"), "en-EN": wordsIn("en-EN") };
	const place = () => "/home/dashboard?p=shifts.mine";
	return defineNotice({ id: `shift-plan.${name}`, group, usual, words, place });
}

export const planPublished = kindOf("published", "NOW");
/** Planning takes hours: one mail a day says what came of it. */
export const planChanged = kindOf("changed", "DIGEST");
export const planSoon = kindOf("soon", "NOW");

export const notices = [planPublished, planSoon, planChanged];
