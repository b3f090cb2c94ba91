import "./signed-bars.css";

interface Bar {
	readonly id: string;
	/** Below the bar, a letter or two. */
	readonly mark: string;
	/** Read aloud: what the bar stands for, with its figure. */
	readonly said: string;
	readonly value: number;
}

interface Given {
	readonly label: string;
	readonly bars: readonly Bar[];
}

/** Figures above and below a line, on one scale; the last one is what runs. A single one compares with nothing. */
export function SignedBars({ label, bars }: Given) {
	const most = Math.max(0, ...bars.map(({ value }) => value));
	const least = Math.min(0, ...bars.map(({ value }) => value));
	if (bars.length < 2 || most === least) return null;
	const share = (value: number) => `${(value / (most - least)) * 100}%`;
	return (
		<ul className="signed-bars" aria-label={label}>
			{bars.map(({ id, mark, said, value }) => (
				<li key={id}>
					<span className="signed-track" aria-hidden>
						<span
							className={value < 0 ? "signed-bar less" : "signed-bar"}
							style={{ top: share(most - Math.max(0, value)), height: share(Math.abs(value)) }}
						/>
						<span className="signed-zero" style={{ top: share(most) }} />
					</span>
					<span aria-hidden>{mark}</span>
					<span className="visually-hidden">{said}</span>
				</li>
			))}
		</ul>
	);
}
