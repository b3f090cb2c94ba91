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
	/** What does not fit scrolls inside the box; reachable by keyboard. */
	readonly scrolls?: boolean;
	readonly className?: string;
	readonly children: ReactNode;
}

/** A box of a dashboard. */
export function Card(given: Given) {
	const { title, note, side, flush, scrolls, children } = given;
	const titleId = useId();
	const className = `card ${given.className ?? ""}`;
	return (
		<section className={className} aria-labelledby={titleId}>
			<div className="card-head">
				<h2 id={titleId}>{title}</h2>
				{note && <span className="card-note">{note}</span>}
				{side && <span className="card-side">{side}</span>}
			</div>
			<div
				className={`card-body ${flush ? "flush" : ""} ${scrolls ? "scrolls" : ""}`}
				{...(scrolls ? { role: "group", "aria-labelledby": titleId, tabIndex: 0 } : {})}
			>
				{children}
			</div>
		</section>
	);
}
