import { Button } from "@mantine/core";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { OvertimeAccount, OvertimeEntry } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { AccountPanel } from "./account-panel.tsx";
import { EntryList } from "./entry-list.tsx";
import { isChangeable } from "./modification-form.tsx";
import {
	type ofUser,
	overtimeModificationCreate,
	overtimeModificationEdit,
	overtimeModifications,
} from "./panels.ts";

type Given = PanelProps<typeof ofUser>;

/** A person's whole ledger; what was written by hand is changed from here. */
export default function OvertimeModificationsPanel({ userId }: Given) {
	const title = useTitle(overtimeModifications);
	return (
		<AccountPanel title={title} userId={userId}>
			{(account) => <Ledger title={title} userId={userId} account={account} />}
		</AccountPanel>
	);
}

interface LedgerGiven {
	readonly title: string;
	readonly userId: string;
	readonly account: OvertimeAccount;
}

function Ledger({ title, userId, account }: LedgerGiven) {
	const { detail: t, kinds } = useTexts(texts);
	const format = useFormat();
	const name = useUserName(userId);
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
	const create = mayWrite && (
		<Button
			leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
			onClick={() => openPanel(overtimeModificationCreate, { userId }, { stack: "sub" })}
		>
			{t.create}
		</Button>
	);
	const { entries } = account;
	return (
		<PanelFrame
			title={title}
			sub={name}
			actions={<HistoryButton entity="overtime_account" entityId={userId} />}
			footer={create}
		>
			{entries.length === 0 ? (
				<EmptyState text={t.noEntries} />
			) : (
				<EntryList entries={entries} action={change} />
			)}
		</PanelFrame>
	);
}
