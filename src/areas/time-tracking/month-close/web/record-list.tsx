import type { ReactNode } from "react";
import "./month-close.css";

/** What happened, line by line. */
export function RecordList({ children }: { readonly children: ReactNode }) {
	return <ul className="month-records">{children}</ul>;
}

interface Given {
	readonly title: string;
	/** Quiet words below; what is not known is left out. */
	readonly facts: readonly (string | null)[];
	readonly children?: ReactNode;
}

export function RecordLine({ title, facts, children }: Given) {
	return (
		<li>
			<div>
				<b>{title}</b>
				<span>{facts.filter(Boolean).join(" · ")}</span>
			</div>
			{children}
		</li>
	);
}
