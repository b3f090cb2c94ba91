import {
	type Icon,
	IconCircleCheck,
	IconCircleDashed,
	IconCircleMinus,
	IconCircleX,
	IconClock,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
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

interface Given {
	readonly icon: Icon;
	readonly tone: (typeof shapes)[keyof typeof shapes]["tone"];
	readonly children: ReactNode;
}

/** Where something stands, as shape, icon and word: never by colour alone. */
export function IconTag({ icon: Shape, tone, children }: Given) {
	return (
		<span className={`state-tag ${tone}`}>
			<Shape size={14} stroke={1.8} aria-hidden />
			<span>{children}</span>
		</span>
	);
}

interface StateGiven {
	readonly state: keyof typeof shapes;
	/** Where another word than that of what is to be approved says it. */
	readonly label?: string | undefined;
}

/** The state of what is to be approved. Lists leave APPROVED out. */
export function StateTag({ state, label }: StateGiven) {
	const { states } = useTexts(texts);
	return <IconTag {...shapes[state]}>{label ?? states[state]}</IconTag>;
}
