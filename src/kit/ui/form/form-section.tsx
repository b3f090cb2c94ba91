import { type ReactNode, useId } from "react";
import { FieldGrid } from "../field/field-grid.tsx";
import "./form.css";

interface Given {
	/** As in the list of sections and in the rules of the fields. */
	readonly id: string;
	readonly title: string;
	/** At the right of the title. */
	readonly note?: ReactNode;
	readonly children: ReactNode;
}

/** Fields that belong together, below one hairline. */
export function FormSection({ id, title, note, children }: Given) {
	const titleId = useId();
	return (
		<section className="form-section" data-section={id} aria-labelledby={titleId}>
			<div className="form-section-head">
				<h3 id={titleId}>{title}</h3>
				{note && <span>{note}</span>}
			</div>
			<FieldGrid>{children}</FieldGrid>
		</section>
	);
}
