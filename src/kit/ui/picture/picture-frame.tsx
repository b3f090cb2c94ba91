import type { ReactNode } from "react";
import "./picture-frame.css";

/** Around a picture of figures, whichever it is. */
export function PictureFrame({ children }: { readonly children: ReactNode }) {
	return <div className="picture-frame">{children}</div>;
}
