import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import type { AccountItem } from "../contract.ts";
import { texts } from "../text.ts";
import "./overtime.css";

const shapes = {
	BELOW_LOWER: { icon: IconAlertTriangle, tone: "rej" },
	NEAR_LOWER: { icon: IconInfoCircle, tone: "req" },
	WITHIN: { icon: IconCircleCheck, tone: "apr" },
	NEAR_UPPER: { icon: IconInfoCircle, tone: "req" },
	ABOVE_UPPER: { icon: IconAlertTriangle, tone: "rej" },
} as const;

interface Given {
	readonly state: Exclude<AccountItem["state"], "NONE">;
}

/** Where a balance stands between its limits, as icon and word: never by colour alone. */
export function LimitsTag({ state }: Given) {
	const t = useTexts(texts).states;
	const { icon: Shape, tone } = shapes[state];
	return (
		<span className={`overtime-state overtime-${tone}`}>
			<Shape size={14} stroke={1.8} aria-hidden />
			<span>{t[state]}</span>
		</span>
	);
}
