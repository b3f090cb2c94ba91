import {
	IconCircleCheck,
	IconCircleDashed,
	IconCircleMinus,
	IconCircleX,
	IconClock,
} from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./state-tag.css";

const shapes = {
	PLANNED: { icon: IconCircleDashed, tone: "pln" },
	REQUESTED: { icon: IconClock, tone: "req" },
	APPROVED: { icon: IconCircleCheck, tone: "apr" },
	REJECTED: { icon: IconCircleX, tone: "rej" },
	CANCELLED: { icon: IconCircleMinus, tone: "can" },
} as const;

/** A state as shape, icon and word: never by colour alone. Lists leave APPROVED out. */
export function StateTag({ state }: { readonly state: keyof typeof shapes }) {
	const t = useTexts(texts);
	const { icon: Shape, tone } = shapes[state];
	return (
		<span className={`state-tag ${tone}`}>
			<Shape size={14} stroke={1.8} aria-hidden />
			<span>{t.states[state]}</span>
		</span>
	);
}
