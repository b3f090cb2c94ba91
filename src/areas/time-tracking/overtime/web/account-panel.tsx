import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { contract, overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { overtimeAccountInit, overtimeModificationCreate } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";

/** What a panel about an account shows. */
export interface ShownAccount {
	readonly userId: string;
	/** Of the person. */
	readonly name: string | undefined;
	readonly account: OvertimeAccount;
}

interface Given {
	readonly userId: string;
	readonly children: (shown: ShownAccount) => ReactNode;
}

/** A panel about a person's account, which is fetched first and kept up to date; offers to open it where there is none. */
export function AccountPanel({ userId, children }: Given) {
	const t = useTexts(texts).detail;
	const name = useUserName(userId);
	const mayOpen = useMay("overtime.manage", "FULL");
	useLiveTopic(overtimeTopic, () => void renewOvertime());
	// balances follow entries, too
	useLiveTopic("TRACKINGS", () => void renewOvertime());
	useLiveTopic("FIGURES", () => void renewOvertime());
	const open = () => openPanel(overtimeAccountInit, { userId }, { stack: "sub" });
	return (
		<LoadedPanel endpoint={contract.getOvertimeAccount} input={{ userId }}>
			{({ account }) =>
				account === null ? (
					<PanelFrame sub={name}>
						<EmptyState
							text={t.none}
							action={mayOpen && <Button onClick={open}>{t.open}</Button>}
						/>
					</PanelFrame>
				) : (
					children({ userId, name, account })
				)
			}
		</LoadedPanel>
	);
}

/** An account to look at, with its history and the way to a new modification. */
export function AccountView({ userId, children }: Given) {
	const t = useTexts(texts).list;
	const mayWrite = useMay("overtime.manage", "WRITE");
	const create = () => openPanel(overtimeModificationCreate, { userId }, { stack: "sub" });
	return (
		<AccountPanel userId={userId}>
			{(shown) => (
				<PanelFrame
					sub={shown.name}
					actions={<HistoryButton entity="overtime_account" entityId={userId} />}
					footer={mayWrite && <AddButton label={t.create} onClick={create} />}
				>
					{children(shown)}
				</PanelFrame>
			)}
		</AccountPanel>
	);
}
