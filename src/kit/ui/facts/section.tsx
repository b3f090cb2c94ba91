import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import "./facts.css";

interface Given {
	/** Read aloud only where there is a label instead. */
	readonly title?: string | undefined;
	readonly label?: string;
	/** What the button that changes this part says; no button without. */
	readonly edit?: string | undefined;
	readonly onEdit?: () => void;
	/** At the right of the title, in the place of that button. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

/** One part of a detail, with the way to change it. */
export function Section({ title, label, edit, onEdit, aside, children }: Given) {
	return (
		<section className="master-section" aria-label={title ?? label}>
			{title !== undefined && (
				<div className="master-section-head">
					<h3>{title}</h3>
					{edit !== undefined && (
						<Button size="xs" variant="default" onClick={onEdit}>
							{edit}
						</Button>
					)}
					{aside}
				</div>
			)}
			{children}
		</section>
	);
}
