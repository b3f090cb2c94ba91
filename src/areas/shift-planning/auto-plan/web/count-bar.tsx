interface Given {
	readonly count: number;
	/** Of the highest count, for which the longest bar stands. */
	readonly part: number;
	/** What is counted: said where no head of a column says it. */
	readonly label: string;
}

const width = 64;
const height = 10;

/** A count with a bar beside it; the figure says it all, the bar shows who stands out. */
export function CountBar({ count, part, label }: Given) {
	const length = Math.round(part * width);
	return (
		<span className="count-bar">
			<small>{label}</small>
			<b>{count}</b>
			<svg width={width} height={height} aria-hidden="true">
				<rect className="count-bar-track" width={width} height={height} rx={2} />
				<rect className="count-bar-count" width={length} height={height} rx={2} />
			</svg>
		</span>
	);
}
