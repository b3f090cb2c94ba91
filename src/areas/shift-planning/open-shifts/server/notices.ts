import { intlTag, type Language } from "#kit/contract/language.ts";
import {
	defineNotice,
	type NoticeGroup,
	type NoticeKind,
	type Told,
} from "#kit/server/notices/define-notice.ts";
import { texts } from "./text.ts";

const group: NoticeGroup = { id: "shift-offers", name: texts.pairs.group };

/** What is told of a shift; `move` says which of the words of its kind. */
export interface ShiftTold<Move extends string> extends Readonly<Record<string, unknown>> {
	readonly move: Move;
	/** When it begins, and the clock that is read by. */
	readonly begin: string;
	readonly zone: string;
}

type Kinds = (typeof texts)["de-DE"];
type KindName = "asked" | "offered" | "fits" | "waiting" | "decided";
type MoveOf<K extends KindName> = Exclude<keyof Kinds[K], "name"> & string;

function when({ begin, zone }: ShiftTold<string>, language: Language): string {
	const parts = { weekday: "short", day: "2-digit", month: "2-digit", year: "numeric" } as const;
	const time = { hour: "2-digit", minute: "2-digit", timeZone: zone } as const;
	return new Intl.DateTimeFormat(intlTag(language), { ...parts, ...time }).format(new Date(begin));
}

type Written = Readonly<Record<string, (told: object) => string>>;

function wordsOf<K extends KindName>(kind: K, language: Language) {
	const { name, ...moves } = texts[language][kind as KindName];
	const written = moves as unknown as Written;
	const sentence = (told: Told<ShiftTold<MoveOf<K>>>) =>
		written[told.move]?.({ ...told, when: when(told, language) }) ?? name;
	return { name, subject: sentence, text: sentence };
}

function kindOf<K extends KindName>(
	kind: K,
	usual: "NOW" | "DIGEST",
	place: string,
): NoticeKind<ShiftTold<MoveOf<K>>> {
	const words = { "de-DE": wordsOf(kind, "de-DE"), "en-EN": wordsOf(kind, "en-EN") };
	return defineNotice({ id: `shift-offers.${kind}`, group, usual, words, place: () => place });
}

const own = "/home/dashboard?p=shifts.mine";

export const shiftAsked = kindOf("asked", "NOW", own);
export const shiftOffered = kindOf("offered", "DIGEST", own);
export const shiftWaiting = kindOf("waiting", "NOW", own);
export const shiftDecided = kindOf("decided", "NOW", own);

export const shiftFits = kindOf("fits", "NOW", own);

/** Whose shifts nobody is there for; why she is away is not said. */
export interface AwayTold extends Readonly<Record<string, unknown>> {
	readonly move: "AWAY" | "OPENED";
	readonly count: number;
	/** How many people are away; absent in notices from before several were told of in one. */
	readonly people?: number;
}

function awayWords(language: Language) {
	const { name, ...moves } = texts[language].away;
	const sentence = (told: Told<AwayTold>) => moves[told.move](told);
	return { name, subject: sentence, text: sentence };
}

export const shiftsAway: NoticeKind<AwayTold> = defineNotice({
	...{ id: "shift-offers.away", group, usual: "NOW" },
	words: { "de-DE": awayWords("de-DE"), "en-EN": awayWords("en-EN") },
	place: () => "/home/dashboard?p=shifts.away",
});

export const notices = [
	...[shiftAsked, shiftOffered, shiftFits],
	...[shiftWaiting, shiftDecided, shiftsAway],
];
