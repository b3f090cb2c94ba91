import type { ReactNode } from "react";
import "./facts.css";

interface Given {
	/** Whether all of them are short figures: on a phone each stands in the line of its name. */
	readonly areFigures?: boolean;
	readonly children: ReactNode;
}

/** What is known of something, line by line. */
export function Facts({ areFigures = false, children }: Given) {
	return (
		<dl className="master-facts" data-figures={areFigures || undefined}>
			{children}
		</dl>
	);
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
