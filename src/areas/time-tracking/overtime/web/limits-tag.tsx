import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { AccountItem } from "../contract.ts";
import { texts } from "../text.ts";

const shapes = {
	BELOW_LOWER: { icon: IconAlertTriangle, tone: "rej" },
	NEAR_LOWER: { icon: IconInfoCircle, tone: "req" },
	WITHIN: { icon: IconCircleCheck, tone: "apr" },
	NEAR_UPPER: { icon: IconInfoCircle, tone: "req" },
	ABOVE_UPPER: { icon: IconAlertTriangle, tone: "rej" },
} as const;

/** Where a balance stands between its limits. */
export function LimitsTag({ state }: { readonly state: Exclude<AccountItem["state"], "NONE"> }) {
	return <IconTag {...shapes[state]}>{useTexts(texts).states[state]}</IconTag>;
}
