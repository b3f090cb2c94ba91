import type { ReactNode } from "react";
import "./key-figure.css";

interface Given {
	readonly value: ReactNode;
	/** What is counted: `Tage Rest`, `h`. */
	readonly unit?: string;
	/** Quiet words below. */
	readonly note?: ReactNode;
	/** 30 px; 20 in panels. */
	readonly size?: "large" | "small";
}

/** One number that matters. */
export function KeyFigure({ value, unit, note, size = "large" }: Given) {
	return (
		<div className={`key-figure key-figure-${size}`}>
			<p>
				<b>{value}</b>
				{unit && <span> {unit}</span>}
			</p>
			{note && <small>{note}</small>}
		</div>
	);
}
