import { type ReactNode, useId } from "react";
import "./card.css";

interface Given {
	readonly title: string;
	/** Beside the title, quieter. */
	readonly note?: ReactNode;
	/** At the right of the head: a figure, a day, a link. */
	readonly side?: ReactNode;
	/** Rows reach the edges. */
	readonly flush?: boolean;
	readonly className?: string;
	readonly children: ReactNode;
}

/** A box of a dashboard. */
export function Card({ title, note, side, flush, className, children }: Given) {
	const titleId = useId();
	return (
		<section className={`card ${className ?? ""}`} aria-labelledby={titleId}>
			<div className="card-head">
				<h2 id={titleId}>{title}</h2>
				{note && <span className="card-note">{note}</span>}
				{side && <span className="card-side">{side}</span>}
			</div>
			<div className={flush ? "card-body flush" : "card-body"}>{children}</div>
		</section>
	);
}
