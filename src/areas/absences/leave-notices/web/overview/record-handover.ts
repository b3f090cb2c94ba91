import { lazyDialog } from "#kit/ui/dialog/lazy-dialog.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { contract, type LeaveNoticeItem } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewNotices } from "./use-sending.ts";

const day = lazyDialog<{ readonly letters: number }, string | null>(
	() => import("./handover-dialog.tsx"),
);

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
	const receivedOn = await day.ask({ letters: noticeIds.length });
	if (receivedOn === null) return false;
	try {
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
