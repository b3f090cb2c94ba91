import { useAmounts } from "#areas/absences/leave-accounts/web/public.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OwnLeaveNotice } from "../contract.ts";
import { texts } from "../text.ts";

/** What a notice says, on the screen and on paper. */
export function NoticeText({
	notice,
}: {
	readonly notice: Pick<OwnLeaveNotice, "year" | "kindName" | "days" | "lastDay" | "sentAt">;
}) {
	const { notice: t } = useTexts(texts);
	const format = useFormat();
	const { say } = useAmounts();
	const { year, kindName, days, lastDay, sentAt } = notice;
	const last = format.date(lastDay);
	return (
		<>
			<p>{t.open(say(days, { brief: true }), kindName, String(year), format.date(sentAt))}</p>
			<p>
				<b>{t.take(last)}</b>
			</p>
			<p>{t.lapse(last)}</p>
			<p>{t.sick}</p>
			<p className="notice-law">{t.law}</p>
		</>
	);
}
