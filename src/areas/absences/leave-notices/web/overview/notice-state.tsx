import { IconCircleDashed, IconMailCheck, IconSend } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveNoticeItem } from "../../contract.ts";
import { texts } from "../../text.ts";

const icons = { NONE: IconCircleDashed, SENT: IconSend, RECEIVED: IconMailCheck };

/** How far a notice has come, as icon and word: never by colour alone. */
export function NoticeState({ state }: Pick<LeaveNoticeItem, "state">) {
	const t = useTexts(texts).states;
	const Shape = icons[state];
	return (
		<span className="notice-state" data-state={state}>
			<Shape size={14} stroke={1.8} aria-hidden />
			<span>{t[state]}</span>
		</span>
	);
}
