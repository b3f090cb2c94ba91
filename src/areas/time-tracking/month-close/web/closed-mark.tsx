import { IconLock } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { monthCloseComparison } from "./panels.ts";
import "./month-close.css";

interface Given {
	readonly userId: string;
	/** Example: 2026-10 */
	readonly month: string;
}

/** Says that a person's month is closed, and leads to what has changed since; absent while it is open. */
export function ClosedMark({ userId, month }: Given) {
	const t = useTexts(texts);
	const asked = { month, userIds: [userId] };
	const { data } = useApi(contract.listMonthCloses, asked);
	useLiveTopic(monthCloseTopic, () => void renew(contract.listMonthCloses));
	if (!data?.items[0]?.isClosed) return null;
	const open = () => openPanel(monthCloseComparison, { userId, month });
	return (
		<button type="button" className="closed-mark" onClick={open}>
			<IconLock size={14} stroke={1.8} aria-hidden />
			{t.states.closed}
		</button>
	);
}
