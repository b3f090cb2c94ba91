import { IconArchive, IconArrowBackUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { ArchivedMark } from "#kit/web/master-data/archived-mark.tsx";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useEntryActions } from "#kit/web/master-data/use-entry-actions.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Reason } from "../contract.ts";
import { texts } from "../text.ts";
import { ReasonForm } from "./reason-form.tsx";
import { reasonScreens } from "./reason-screens.ts";
import { useMayManage } from "./use-may-manage.ts";

/** One is changed where it stands. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
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

interface RowGiven {
	readonly reason: Reason;
	readonly onEdit: () => void;
}

function ReasonRow({ reason, onEdit }: RowGiven) {
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
