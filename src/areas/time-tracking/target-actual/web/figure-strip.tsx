import "./figure-strip.css";

export interface StripFigure {
	readonly label: string;
	readonly value: string;
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

/** Four figures at a glance. */
export function FigureStrip({ label, figures }: Given) {
	return (
		<dl className="figure-strip" aria-label={label}>
			{figures.map(({ label: name, value, note, isMain, tone }) => (
				<div key={name} data-main={isMain} data-tone={tone}>
					<dt>{name}</dt>
					<dd>
						<b>{value}</b>
						{note !== null && <small>{note}</small>}
					</dd>
				</div>
			))}
		</dl>
	);
}
