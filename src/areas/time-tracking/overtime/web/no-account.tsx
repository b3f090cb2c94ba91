import { Button } from "@mantine/core";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { overtimeAccountInit } from "./panels.ts";

interface Given {
	readonly title: string;
	readonly userId: string;
}

/** In the place of an account that is not open yet. */
export function NoAccount({ title, userId }: Given) {
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
