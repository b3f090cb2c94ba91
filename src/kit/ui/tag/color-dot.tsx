import type { CSSProperties } from "react";
import "./tag.css";

/** The colour of an activity beside its name. */
export function ColorDot({ color }: { readonly color: string }) {
	return <span className="color-dot" style={{ "--dot": color } as CSSProperties} aria-hidden />;
}
