import type { CSSProperties, ReactNode } from "react";
import "./tag.css";

interface Given {
	/** Any colour a person picked: it shows as bar and tint, never as text. */
	readonly color?: string;
	readonly children: ReactNode;
}

/** A word with a colour that people chose, readable whatever they chose. */
export function Tag({ color, children }: Given) {
	const style = { "--tag-color": color ?? "var(--line-3)" } as CSSProperties;
	return (
		<span className="tag" style={style}>
			{children}
		</span>
	);
}
