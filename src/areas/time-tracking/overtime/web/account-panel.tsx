import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { contract, overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { overtimeAccountInit, type overtimeDetail, overtimeModificationCreate } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";

/** What a panel about an account shows. */
export interface ShownAccount {
	readonly title: string;
	readonly userId: string;
	/** Of the person. */
	readonly name: string | undefined;
	readonly account: OvertimeAccount;
}

interface Given {
	readonly panel: Pick<typeof overtimeDetail, "title">;
	readonly userId: string;
	readonly children: (shown: ShownAccount) => ReactNode;
}

/** A panel about a person's account, which is fetched first and kept up to date; offers to open it where there is none. */
export function AccountPanel({ panel, userId, children }: Given) {
	const title = useTitle(panel);
	const name = useUserName(userId);
	useLiveTopic(overtimeTopic, () => void renewOvertime());
	// balances follow entries, too
	useLiveTopic("TRACKINGS", () => void renewOvertime());
	return (
		<LoadedPanel title={title} endpoint={contract.getOvertimeAccount} input={{ userId }}>
			{({ account }) => {
				const shown = { title, userId, name };
				return account === null ? <NoAccount {...shown} /> : children({ ...shown, account });
			}}
		</LoadedPanel>
	);
}

/** In the place of an account that is not open yet. */
function NoAccount({ title, userId, name }: Omit<ShownAccount, "account">) {
	const t = useTexts(texts).detail;
	const mayOpen = useMay("overtime.manage", "FULL");
	const open = mayOpen && (
		<Button onClick={() => openPanel(overtimeAccountInit, { userId }, { stack: "sub" })}>
			{t.open}
		</Button>
	);
	return (
		<PanelFrame title={title} sub={name}>
			<EmptyState text={t.none} action={open} />
		</PanelFrame>
	);
}

/** The way to a new modification; absent for who may not write one. */
export function useCreateButton(userId: string): ReactNode {
	const t = useTexts(texts).detail;
	const mayWrite = useMay("overtime.manage", "WRITE");
	return (
		mayWrite && (
			<Button
				leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
				onClick={() => openPanel(overtimeModificationCreate, { userId }, { stack: "sub" })}
			>
				{t.create}
			</Button>
		)
	);
}
