import { IconCircleCheck, IconCircleOff } from "@tabler/icons-react";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import "./rules.css";

/** On or off, as icon and word. */
export function RuleState({ isEnabled }: { readonly isEnabled: boolean }) {
	const t = useTexts(texts);
	return (
		<span className="rule-on">
			{isEnabled ? (
				<IconTag icon={IconCircleCheck} tone="apr">
					{t.on}
				</IconTag>
			) : (
				<IconTag icon={IconCircleOff} tone="pln">
					{t.off}
				</IconTag>
			)}
		</span>
	);
}
