import type { HTMLAttributes, ReactElement, ReactNode, Ref } from "react";

export interface MenuEntry {
	readonly id: string;
	readonly label: string;
	readonly icon?: ReactNode;
	/** One of several, of which one holds. */
	readonly isChosen?: boolean;
	/** A line stands above it. */
	readonly isApart?: boolean;
	/** It ends or deletes something. */
	readonly isDanger?: boolean;
	readonly onChoose: () => void;
}

export interface MenuGiven {
	readonly entries: readonly MenuEntry[];
	readonly position: "top-start" | "bottom-start" | "bottom-end";
	readonly width?: number;
	/** Of the entries; without it the button names them. */
	readonly label?: string;
	readonly isDisabled?: boolean;
	/** The button that opens it. */
	readonly children: ReactElement<
		HTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }
	>;
}
