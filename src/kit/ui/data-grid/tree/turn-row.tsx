import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import "./tree.css";

interface Given {
	readonly level: number;
	/** Undefined where nothing lies in the row. */
	readonly isOpen: boolean | undefined;
}

const indent = 18;

/** Stands before the name of a row, as far in as the row lies; a click opens or closes it. */
export function TurnRow({ level, isOpen }: Given) {
	const Chevron = isOpen ? IconChevronDown : IconChevronRight;
	return (
		<span
			className="grid-turn"
			data-act={isOpen === undefined ? undefined : "turn"}
			style={{ marginLeft: (level - 1) * indent }}
			aria-hidden
		>
			{isOpen !== undefined && <Chevron size={16} stroke={1.8} />}
		</span>
	);
}
