import { IconCircleCheck, IconCircleOff } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import "../time-rules.css";

/** On or off, as icon and word. */
export function RuleState({ isEnabled }: { readonly isEnabled: boolean }) {
	const t = useTexts(texts).overview;
	const Shape = isEnabled ? IconCircleCheck : IconCircleOff;
	return (
		<span
			className="rule-state"
			data-right={isEnabled || undefined}
			data-off={!isEnabled || undefined}
		>
			<Shape size={14} stroke={1.8} aria-hidden /> <span>{isEnabled ? t.on : t.off}</span>
		</span>
	);
}
