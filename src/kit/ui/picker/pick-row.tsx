import { IconCheck, IconMinus } from "@tabler/icons-react";
import { Avatar } from "../avatar.tsx";
import { ColorDot } from "../tag/color-dot.tsx";
import type { PickRow as Row } from "./pick-item.ts";
import type { Ticked } from "./units/unit-tree.ts";

interface Given {
	readonly id: string;
	readonly row: Row;
	readonly height: number;
	readonly multi: boolean;
	readonly isChosen: boolean;
	readonly isActive: boolean;
	readonly onChoose: () => void;
}

/** One row of a list to choose from; its keys are those of the list around it. */
export function PickRow(given: Given) {
	const { row, height } = given;
	if (!("item" in row)) {
		return (
			<div className="picker-group" role="none" style={{ height }}>
				{row.heading}
			</div>
		);
	}
	const { label, sub, mark, color, person, disabled } = row.item;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys
		<div
			id={given.id}
			role="option"
			tabIndex={-1}
			className="picker-row"
			aria-selected={given.isChosen}
			aria-disabled={disabled || undefined}
			data-active={given.isActive || undefined}
			data-chosen={given.isChosen || undefined}
			style={{ height }}
			onClick={given.onChoose}
		>
			{given.multi && <TickBox ticked={given.isChosen ? "yes" : "no"} />}
			{person && <Avatar {...person} size={24} />}
			{color && <ColorDot color={color} />}
			<span className="picker-name">
				{label}
				{sub && <small>{sub}</small>}
			</span>
			{mark && <span className="picker-mark">{mark}</span>}
		</div>
	);
}

/** The look of a box with three states; the row around it says so to screen readers. */
export function TickBox({ ticked }: { readonly ticked: Ticked }) {
	return (
		<span className="picker-tick" data-ticked={ticked} aria-hidden>
			{ticked === "yes" && <IconCheck size={13} stroke={2.6} />}
			{ticked === "some" && <IconMinus size={13} stroke={2.6} />}
		</span>
	);
}
