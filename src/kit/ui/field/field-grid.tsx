import type { ReactNode } from "react";
import "./field.css";

/** Fields in two columns where there is room, else one below the other; `data-wide` takes a whole row. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
	return <div className="field-grid">{children}</div>;
}
