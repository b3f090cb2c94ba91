import type { ReactNode } from "react";
import "./round-mark.css";

interface Given {
	/** Where a way begins or ends. */
	readonly isStrong: boolean;
	/** An icon or a number; whatever it says stands beside it in words. */
	readonly children: ReactNode;
}

/** A step of a way, at a glance. */
export function RoundMark({ isStrong, children }: Given) {
	return (
		<span className="round-mark" data-strong={isStrong || undefined} aria-hidden>
			{children}
		</span>
	);
}
