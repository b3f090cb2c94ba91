import type { ReactNode } from "react";
import "./figure-table.css";

export interface FigureHead {
	readonly id: string;
	readonly title: string;
	/** `figure-text` for words, or what else the column's cells wear. */
	readonly look?: string | undefined;
}

interface Given {
	readonly label: string;
	readonly className: string;
	readonly heads: readonly FigureHead[];
	/** The bodies of the table. */
	readonly children: ReactNode;
}

/** Figures in columns; what has no room is scrolled to, by keyboard as well. */
export function FigureTable({ label, className, heads, children }: Given) {
	return (
		<section
			className={`figure-table ${className}`}
			aria-label={label}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
			tabIndex={0}
		>
			<table>
				<thead>
					<tr>
						{heads.map(({ id, title, look }) => (
							<th key={id} scope="col" className={look}>
								{title}
							</th>
						))}
					</tr>
				</thead>
				{children}
			</table>
		</section>
	);
}
