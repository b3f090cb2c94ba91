import { lazyDialog } from "#kit/ui/dialog/lazy-dialog.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract, type LeaveNoticeItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import type { Handover, HandoverAsked } from "./handover-dialog.tsx";
import { renewNotices } from "./use-sending.ts";

const dialog = lazyDialog<HandoverAsked, Handover | null>(() => import("./handover-dialog.tsx"));

/** A letter that was not received yet. */
export function isOpenLetter({ notice }: LeaveNoticeItem): boolean {
	return notice !== null && notice.channel === "LETTER" && notice.receivedOn === null;
}

/** Asks on which day, and keeps that the letters among these were handed over. @returns whether it was done */
export async function recordHandover(rows: readonly LeaveNoticeItem[]): Promise<boolean> {
	const { handover: t } = currentTexts(texts);
	const noticeIds = rows.filter(isOpenLetter).flatMap(({ notice }) => notice?.id ?? []);
	if (noticeIds.length === 0) {
		toast({ type: "info", title: t.only });
		return false;
	}
	const asked = await dialog.ask({ letters: noticeIds.length });
	if (asked === null) return false;
	try {
		const receivedOn = asked.day;
		const { recorded } = await api(contract.recordLeaveHandover, { noticeIds, receivedOn });
		toast({ type: "positive", title: t.done(recorded) });
		return true;
	} catch (error) {
		handleError(error, { context: t.title });
		return false;
	} finally {
		await renewNotices();
	}
}

/** A letter of which a day was recorded. */
export function isHandedOver({ notice }: LeaveNoticeItem): boolean {
	return notice?.how === "HANDED_OVER";
}

/** Asks for the right day and why, and keeps both beside what was recorded. */
export async function correctHandover({ notice }: LeaveNoticeItem): Promise<void> {
	const { handover: t } = currentTexts(texts);
	if (notice === null || notice.receivedOn === null || notice.version === null) return;
	const { id: noticeId, version, receivedOn: was } = notice;
	const asked = await dialog.ask({ letters: 1, was });
	if (asked === null) return;
	const { day: receivedOn, reason } = asked;
	try {
		await api(contract.correctLeaveHandover, { noticeId, version, receivedOn, reason });
		toast({ type: "positive", title: t.corrected });
	} catch (error) {
		handleError(error, { context: t.correct });
	} finally {
		await renewNotices();
	}
}
