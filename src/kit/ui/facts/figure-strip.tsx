import type { CSSProperties } from "react";
import "./figure-strip.css";

export interface StripFigure {
	readonly label: string;
	readonly value: string;
	/** What it was before a change. */
	readonly was?: string | undefined;
	readonly note: string | null;
	/** The one that matters. */
	readonly isMain?: boolean;
	/** Whether it is good or bad news. */
	readonly tone?: "plus" | "minus" | undefined;
}

interface Given {
	readonly label: string;
	readonly figures: readonly StripFigure[];
}

/** A few figures at a glance. */
export function FigureStrip({ label, figures }: Given) {
	const columns = { "--figures": figures.length } as CSSProperties;
	return (
		<dl className="figure-strip" aria-label={label} style={columns}>
			{figures.map(({ label: name, value, was, note, isMain, tone }) => (
				<div key={name} data-main={isMain} data-tone={tone}>
					<dt>{name}</dt>
					<dd>
						<b>{value}</b>
						{(note !== null || was !== undefined) && (
							<small>
								{was !== undefined && <s>{was}</s>}
								{was !== undefined && note !== null && " · "}
								{note}
							</small>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
