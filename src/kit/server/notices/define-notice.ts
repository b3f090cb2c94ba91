import type { Language } from "#kit/contract/language.ts";
import type { NoticeMode } from "#kit/contract/notices.ts";
import type { BothTexts } from "#kit/contract/texts.ts";

/** What a notice says beside who and whose: plain JSON, kept until the mail is made. Nothing that a receiver may not read. */
export type NoticeParameters = Readonly<Record<string, unknown>>;

/** What words are made of; names as they are when the mail is made. */
export type Told<P extends NoticeParameters> = P & {
	/** Who did it; the product itself where nobody did. */
	readonly actor: string;
	/** Whose matter it is; empty where it is nobody's. */
	readonly person: string;
	/** She did it herself. */
	readonly isOwn: boolean;
};

export interface NoticeWords<P extends NoticeParameters> {
	/** As it stands in the profile and above several of its kind. */
	readonly name: string;
	/** Of a mail that tells of nothing else. */
	readonly subject: (told: Told<P>) => string;
	/** One or a few lines, without greeting and link. */
	readonly text: (told: Told<P>) => string;
}

/** Kinds that stand together in the profile. */
export interface NoticeGroup {
	readonly id: string;
	readonly name: BothTexts;
}

export interface NoticeKind<P extends NoticeParameters = NoticeParameters> {
	/** Stable, stored with what waits and with people's choices: `matter.decided`. */
	readonly id: string;
	readonly group: NoticeGroup;
	/** What holds of who has chosen nothing. */
	readonly usual: NoticeMode;
	readonly words: Readonly<Record<Language, NoticeWords<P>>>;
	/** Path and query of the place in the application that the mail leads to; the dashboard without. */
	readonly place?: (parameters: P) => string | null;
}

/** Any kind, whatever it is filled with. */
export type AnyNoticeKind = NoticeKind<never>;

/** All kinds of all features, by their ids, in the order of their features. */
export type NoticeKinds = ReadonlyMap<string, AnyNoticeKind>;

/** A kind of notice, listed in the feature's `server/notices.ts` as `export const notices = [ … ]`. */
export function defineNotice<P extends NoticeParameters>(kind: NoticeKind<P>): NoticeKind<P> {
	return kind;
}

export function noticeKinds(kinds: readonly AnyNoticeKind[]): NoticeKinds {
	return new Map(kinds.map((kind) => [kind.id, kind]));
}
