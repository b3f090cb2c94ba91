import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { customerScreens } from "./customer-screens.ts";
import "#kit/web/master-data/master-data.css";
import "./customers.css";

interface Given {
	readonly title: string;
	/** What the button that changes this part says; no button without. */
	readonly edit?: string;
	readonly onEdit?: () => void;
	readonly children: ReactNode;
}

/** One part of what is known of a customer. */
export function FactsPart({ title, edit, onEdit, children }: Given) {
	const { mayWrite } = useMasterRights(customerScreens);
	return (
		<section className="master-section" aria-label={title}>
			<div className="customer-part-head">
				<h3>{title}</h3>
				{mayWrite && edit !== undefined && (
					<Button size="xs" variant="default" onClick={onEdit}>
						{edit}
					</Button>
				)}
			</div>
			{children}
		</section>
	);
}
