import type { ApprovalEventKind } from "#domain/approval/approval-state.ts";
import type { Language } from "#kit/contract/language.ts";
import type { NoticeMode } from "#kit/contract/notices.ts";
import { type BothTexts, textIn } from "#kit/contract/texts.ts";
import {
	defineNotice,
	type NoticeGroup,
	type NoticeKind,
	type Told,
} from "#kit/server/notices/define-notice.ts";
import { type MatterNoun, nounForms } from "../contract/matter-noun.ts";
import { texts } from "./text.ts";

/** What people are told of: all that the history knows, and questions. */
export type MatterNoticeMove = ApprovalEventKind | "CANCELLATION_REJECTED" | "ASKED" | "ANSWERED";

/** What a notice about a matter is made of. */
export interface MatterNotice extends Readonly<Record<string, unknown>> {
	readonly move: MatterNoticeMove;
	readonly noun: MatterNoun;
	/** Reason, question or answer. */
	readonly reason: string | null;
	/** Which one it is; empty where its kind has no words for that. */
	readonly which: BothTexts;
	readonly place: string | null;
}

const group: NoticeGroup = { id: "approvals", name: texts.pairs.group };

type KindName = keyof (typeof texts)["de-DE"]["kinds"];

function wordsOf(name: KindName, language: Language) {
	const t = texts[language];
	const sentence = (told: Told<MatterNotice>) =>
		t.moves[told.move]({ ...told, noun: nounForms(told.noun, language) });
	return {
		name: t.kinds[name],
		subject: (told: Told<MatterNotice>) => sentence(told),
		text(told: Told<MatterNotice>) {
			const which = textIn(told.which, language);
			const isSpeech = told.move === "ASKED" || told.move === "ANSWERED";
			const reason = told.reason && (isSpeech ? t.speech(told.reason) : t.reason(told.reason));
			return [`${sentence(told)}${which && `: ${which}`}`, reason].filter(Boolean).join("\n");
		},
	};
}

const kindOf = (id: string, usual: NoticeMode, name: KindName): NoticeKind<MatterNotice> =>
	defineNotice({
		id,
		group,
		usual,
		words: { "de-DE": wordsOf(name, "de-DE"), "en-EN": wordsOf(name, "en-EN") },
		place: ({ place }) => place,
	});

const requested = kindOf("matter.requested", "DIGEST", "requested");
const cancellation = kindOf("matter.cancellation-requested", "DIGEST", "cancellationRequested");
const decided = kindOf("matter.decided", "NOW", "decided");
const cancelled = kindOf("matter.cancelled", "NOW", "cancelled");
const asked = kindOf("matter.asked", "NOW", "asked");
const answered = kindOf("matter.answered", "NOW", "answered");

/** Of every matter, whatever it is about. */
export const notices = [requested, cancellation, decided, cancelled, asked, answered];

/** What waits until somebody decides. */
export const toDecide = [requested, cancellation];

export const kindOfMove: Readonly<Record<MatterNoticeMove, NoticeKind<MatterNotice>>> = {
	REQUESTED: requested,
	PASSED_ON: requested,
	CHANGE_REQUESTED: requested,
	CANCELLATION_REQUESTED: cancellation,
	APPROVED: decided,
	REJECTED: decided,
	CHANGE_APPROVED: decided,
	CHANGE_REJECTED: decided,
	CANCELLATION_REJECTED: decided,
	CANCELLED: cancelled,
	ASKED: asked,
	ANSWERED: answered,
};
