import { PictureFrame } from "../picture/picture-frame.tsx";
import type { PictureRow } from "../picture/picture-row.ts";
import "./bar-rows.css";

interface Given {
	readonly label: string;
	/** One or two: the first is filled, the second is an outline, so that no colour has to be told apart. */
	readonly series: readonly { readonly id: string; readonly title: string }[];
	readonly rows: readonly PictureRow[];
}

/** Bars below each other on one scale from zero, each with its figure; what is below zero is hatched and as long. */
export function BarRows({ label, series, rows }: Given) {
	const most = Math.max(0, ...rows.flatMap(({ values }) => values.map(Math.abs)));
	if (most === 0) return null;
	return (
		<PictureFrame>
			<figure className="bar-rows">
				<figcaption>
					<span className="visually-hidden">{label}</span>
					<span className="bar-keys" aria-hidden>
						{series.map(({ id, title }, nth) => (
							<span key={id}>
								<i className="bar-key" data-series={nth} />
								{title}
							</span>
						))}
					</span>
				</figcaption>
				<ul aria-label={label}>
					{rows.map(({ id, title, values, texts }) => (
						<li key={id}>
							<span className="bar-title">{title}</span>
							<span className="bar-lines">
								{series.map(({ id: key, title: said }, nth) => (
									<Bar
										key={key}
										nth={nth}
										said={said}
										share={(values[nth] ?? 0) / most}
										text={texts[nth] ?? ""}
									/>
								))}
							</span>
						</li>
					))}
				</ul>
			</figure>
		</PictureFrame>
	);
}

interface BarGiven {
	readonly nth: number;
	readonly said: string;
	readonly share: number;
	readonly text: string;
}

function Bar({ nth, said, share, text }: BarGiven) {
	return (
		<span className="bar-line">
			<span className="bar-track" aria-hidden>
				{share !== 0 && (
					<span
						className="bar"
						data-series={nth}
						data-below={share < 0 || undefined}
						style={{ width: `${Math.abs(share) * 100}%` }}
					/>
				)}
			</span>
			<span className="bar-figure">
				<span className="visually-hidden">{`${said}: `}</span>
				{text}
			</span>
		</span>
	);
}
