import { IconPencil } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeEntry } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { AccountPanel, type ShownAccount, useCreateButton } from "./account-panel.tsx";
import { EntryList } from "./entry-list.tsx";
import { isChangeable } from "./modification-form.tsx";
import { type ofUser, overtimeModificationEdit, overtimeModifications } from "./panels.ts";

type Given = PanelProps<typeof ofUser>;

/** A person's whole ledger; what was written by hand is changed from here. */
export default function OvertimeModificationsPanel({ userId }: Given) {
	return (
		<AccountPanel panel={overtimeModifications} userId={userId}>
			{(shown) => <Ledger {...shown} />}
		</AccountPanel>
	);
}

function Ledger({ title, userId, name, account }: ShownAccount) {
	const { detail: t, kinds } = useTexts(texts);
	const format = useFormat();
	const mayWrite = useMay("overtime.manage", "WRITE");
	const change = (entry: OvertimeEntry) =>
		mayWrite &&
		isChangeable(account, entry) && (
			<IconButton
				icon={IconPencil}
				label={`${t.change}: ${kinds[entry.kind]}, ${format.date(entry.effectiveOn)}`}
				onClick={() =>
					openPanel(
						overtimeModificationEdit,
						{ userId, modificationId: entry.id },
						{ stack: "sub" },
					)
				}
			/>
		);
	const { entries } = account;
	return (
		<PanelFrame
			title={title}
			sub={name}
			actions={<HistoryButton entity="overtime_account" entityId={userId} />}
			footer={useCreateButton(userId)}
		>
			{entries.length === 0 ? (
				<EmptyState text={t.noEntries} />
			) : (
				<EntryList entries={entries} action={change} />
			)}
		</PanelFrame>
	);
}
