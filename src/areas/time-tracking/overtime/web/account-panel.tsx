import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { LoadedPanel, useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { contract, overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { overtimeAccountInit } from "./panels.ts";
import { renewOvertime } from "./renew-overtime.ts";

interface Given {
	readonly title: string;
	readonly userId: string;
	readonly children: (account: OvertimeAccount) => ReactNode;
}

/** A panel about a person's account, which is fetched first and kept up to date; offers to open it where there is none. */
export function AccountPanel({ title, userId, children }: Given) {
	useLiveTopic(overtimeTopic, () => void renewOvertime());
	// balances follow entries, too
	useLiveTopic("TRACKINGS", () => void renewOvertime());
	return (
		<LoadedPanel title={title} endpoint={contract.getOvertimeAccount} input={{ userId }}>
			{({ account }) =>
				account === null ? <NoAccount title={title} userId={userId} /> : children(account)
			}
		</LoadedPanel>
	);
}

interface NoAccountGiven {
	readonly title: string;
	readonly userId: string;
}

/** In the place of an account that is not open yet. */
function NoAccount({ title, userId }: NoAccountGiven) {
	const t = useTexts(texts).detail;
	const mayOpen = useMay("overtime.manage", "FULL");
	const name = useUserName(userId);
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
