import type { ReactNode } from "react";
import "./facts.css";

/** What is known of something, line by line. */
export function Facts({ children }: { readonly children: ReactNode }) {
	return <dl className="master-facts">{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}
