import { IconArchive, IconArrowBackUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { limits } from "#kit/contract/limits.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useMasterLive } from "#kit/web/master-data/use-master-live.ts";
import { type MasterRights, useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { activityReasons, contract, type Reason } from "../../contract.ts";
import { texts } from "../../text.ts";
import { activityScreens } from "../activity-screens.tsx";
import type { reasonsParams } from "../panels.ts";
import { ReasonForm } from "./reason-form.tsx";
import "../activities.css";

/** Reasons have no panels of their own: their list is where they are changed. */
const reasonScreens = {
	data: activityReasons as unknown as MasterScreens["data"],
	words: { de: texts["de-DE"].reason, en: texts["en-EN"].reason },
};

/** The reasons people may give for entries of one activity. */
export default function ActivitiesReasonsPanel({ activityId }: PanelProps<typeof reasonsParams>) {
	const { reasons: t, reason } = useTexts(texts);
	const { mayWrite } = useMayManage();
	const activity = useApi(contract.getActivity, { id: activityId });
	useMasterLive(reasonScreens);
	return (
		<AnswerPanel
			endpoint={contract.listActivityReasons}
			input={{ activityId, pageSize: limits.listLength }}
			words={t}
		>
			{({ items }) => (
				<PanelFrame sub={activity.data && t.sub(activity.data.name)}>
					{items.length === 0 ? <EmptyState text={reason.empty} /> : <ReasonList reasons={items} />}
					{mayWrite && (
						<Section title={reason.create}>
							<ReasonForm activityId={activityId} />
						</Section>
					)}
				</PanelFrame>
			)}
		</AnswerPanel>
	);
}

/** One is changed where it stands. */
function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
	const [editedId, edit] = useState<string>();
	return (
		<ul className="activity-reasons">
			{reasons.map((reason) => (
				<li key={reason.id}>
					{reason.id === editedId ? (
						<ReasonForm
							activityId={reason.activityId}
							reason={reason}
							onDone={() => edit(undefined)}
						/>
					) : (
						<ReasonRow reason={reason} onEdit={() => edit(reason.id)} />
					)}
				</li>
			))}
		</ul>
	);
}

function ReasonRow({ reason, onEdit }: { reason: Reason; onEdit: () => void }) {
	const t = useTexts(texts).reasons;
	const { mayRead, mayWrite, mayDelete } = useMayManage();
	const { archive, restore, remove } = useEntryActions(reasonScreens);
	const { text, isEnabled } = reason;
	const item = { ...reason };
	return (
		<>
			<span>{text}</span>
			{!isEnabled && <ArchivedMark />}
			{mayRead && <HistoryButton entity="activity_reason" entityId={reason.id} of={text} />}
			{mayWrite && (
				<>
					<IconButton icon={IconPencil} label={t.edit(text)} onClick={onEdit} />
					<IconButton
						icon={isEnabled ? IconArchive : IconArrowBackUp}
						label={isEnabled ? t.archive(text) : t.restore(text)}
						onClick={() => void (isEnabled ? archive : restore)(item)}
					/>
				</>
			)}
			{mayDelete && (
				<IconButton icon={IconTrash} label={t.delete(text)} onClick={() => void remove(item)} />
			)}
		</>
	);
}

/** What the person may do with activities and so with their reasons. */
function useMayManage(): MasterRights {
	return useMasterRights(activityScreens);
}
