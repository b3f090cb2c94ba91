import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { specialAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { HeldList } from "./held-list.tsx";
import { ModificationSection } from "./modification-section.tsx";
import { type ofUser, usersSpecialAccountsBulk, usersSpecialAccountsPicker } from "./panels.ts";
import { renewAccounts } from "./renew-accounts.ts";

/** The accounts of a person, what was corrected on them, and the way to further ones. */
export default function UsersSpecialAccountsPickerPanel({ userId }: PanelProps<typeof ofUser>) {
	const t = useTexts(texts).assigned;
	const title = useTitle(usersSpecialAccountsPicker);
	const mayWrite = useMay("specialaccounts.manage", "WRITE");
	const name = useUserName(userId);
	useLiveTopic(specialAccounts.topic, () => void renewAccounts());
	const people = [{ id: userId, name: name ?? "" }];
	return (
		<LoadedPanel title={title} endpoint={contract.listUserSpecialAccounts} input={{ userId }}>
			{({ items }) => (
				<PanelFrame
					title={title}
					sub={name}
					actions={<HistoryButton entity="special_account_user" entityId={userId} />}
					footer={
						mayWrite && (
							<Button
								leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
								onClick={() => void openPicker(usersSpecialAccountsBulk, { people })}
							>
								{t.add}
							</Button>
						)
					}
				>
					{items.length === 0 && <EmptyState text={t.none} />}
					<HeldList accounts={items} mayWrite={mayWrite} />
					<ModificationSection userId={userId} />
				</PanelFrame>
			)}
		</LoadedPanel>
	);
}
