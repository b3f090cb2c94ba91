import { IconCircleCheck, IconCircleDashed, IconLock } from "@tabler/icons-react";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { PayrollItem } from "../contract.ts";
import { texts } from "../text.ts";

const looks = {
	DRAFT: { icon: IconCircleDashed, tone: "pln" },
	CHECKED: { icon: IconCircleCheck, tone: "req" },
	CLOSED: { icon: IconLock, tone: "apr" },
} as const;

/** How far a person's month is, as picture and word. */
export function PayrollState({ state }: Pick<PayrollItem, "state">) {
	const { states } = useTexts(texts);
	return <IconTag {...looks[state]}>{states[state]}</IconTag>;
}
