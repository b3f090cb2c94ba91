import type { ReactNode } from "react";
import "./facts.css";

/** What is known of something, line by line. */
export function Facts({ children }: { readonly children: ReactNode }) {
	return <dl className="master-facts">{children}</dl>;
}

interface Given {
	readonly label: string;
	readonly children: ReactNode;
}

export function Fact({ label, children }: Given) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
