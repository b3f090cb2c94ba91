import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import "./states.css";

interface Given {
	readonly text: string;
	/** What will stand here, where the sentence alone does not say so. */
	readonly more?: string;
	/** The tray of the style sheet unless something says more. */
	readonly icon?: Icon;
	/** What would fill it. */
	readonly action?: ReactNode;
}

/** There is nothing, and that is no mistake. */
export function EmptyState({ text, more, icon: Shape, action }: Given) {
	return (
		<div className="state-box">
			{Shape && <Shape size={24} stroke={1.6} aria-hidden />}
			<p>{text}</p>
			{more !== undefined && <p className="state-more">{more}</p>}
			{action}
		</div>
	);
}
