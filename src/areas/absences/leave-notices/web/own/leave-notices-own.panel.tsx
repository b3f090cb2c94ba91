import { IconBeach } from "@tabler/icons-react";
import { useEffect } from "react";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { absencesCreate } from "#areas/absences/requests/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, type OwnLeaveNotice } from "../../contract.ts";
import { texts } from "../../text.ts";
import { NoticeText } from "../notice-text.tsx";
import "../notices.css";

/** What one was told of leave that may lapse. Opening it is what receives it. */
export default function LeaveNoticesOwnPanel() {
	const { own: t, notice } = useTexts(texts);
	const { mutate, data, isError } = useAction(contract.openLeaveNotices, {
		quiet: true,
		renews: [accounts.getLeaveAccount],
	});
	useEffect(() => mutate({}), [mutate]);
	const plan = () => openPanel(absencesCreate, {}, { stack: "sub" });
	return (
		<PanelFrame
			footer={
				data !== undefined &&
				data.notices.length > 0 && (
					<PictureButton icon={IconBeach} label={notice.plan} variant="filled" onClick={plan} />
				)
			}
		>
			{data === undefined && (
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => mutate({})} />
			)}
			{data?.notices.length === 0 && <EmptyState text={t.none} />}
			{data?.notices.map((one) => (
				<Notice key={one.id} notice={one} />
			))}
		</PanelFrame>
	);
}

function Notice({ notice }: { readonly notice: OwnLeaveNotice }) {
	const { notice: t } = useTexts(texts);
	const format = useFormat();
	const { year, receivedOn } = notice;
	return (
		<article className="leave-notice">
			<h3>{t.title(String(year))}</h3>
			<NoticeText notice={notice} />
			<p className="notice-law">{t.read(format.dayWithYear(receivedOn))}</p>
		</article>
	);
}
