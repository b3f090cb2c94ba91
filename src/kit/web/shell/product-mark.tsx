/** The mark: a ring not quite closed, and two hands. */
export function ProductMark({ size = 26 }: { readonly size?: number }) {
	return (
		<svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
			<circle
				cx="13"
				cy="13"
				r="11"
				fill="none"
				stroke="var(--side-mark)"
				strokeWidth="2.6"
				strokeDasharray="50 20"
				transform="rotate(-90 13 13)"
			/>
			<path
				d="M13 7.5V13l4 2.6"
				fill="none"
				stroke="#fff"
				strokeWidth="2.2"
				strokeLinecap="round"
			/>
		</svg>
	);
}
