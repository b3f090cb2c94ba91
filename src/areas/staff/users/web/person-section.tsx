import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import "#kit/web/master-data/master-data.css";
import "./users.css";

interface Given {
	readonly title: string;
	/** At the right of the title; absent where it may not be done. */
	readonly action?: { readonly label: string; readonly run: () => void } | false | undefined;
	readonly children: ReactNode;
}

/** One section of a person's detail, below a hairline. */
export function PersonSection({ title, action, children }: Given) {
	const titleId = useId();
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<div className="person-head">
				<h3 id={titleId}>{title}</h3>
				{action && (
					<Button
						size="compact-sm"
						variant="subtle"
						aria-label={`${title}: ${action.label}`}
						onClick={action.run}
					>
						{action.label}
					</Button>
				)}
			</div>
			{children}
		</section>
	);
}

/** What is known, line by line; null says that nothing is. */
export function Facts({
	rows,
}: {
	readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}) {
	return (
		<dl className="master-facts">
			{rows.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value === null || value === "" ? "–" : value}</dd>
				</div>
			))}
		</dl>
	);
}
