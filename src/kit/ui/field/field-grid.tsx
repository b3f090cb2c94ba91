import type { ReactNode } from "react";
import "./field.css";

/** Fields in two columns where there is room, else one below the other; `data-wide` takes a whole row. */
export function FieldGrid({ children }: { readonly children: ReactNode }) {
	return <div className="field-grid">{children}</div>;
}

/** Two short fields that belong together, such as from and to: in one place of the grid, side by side. */
export function FieldPair({ children }: { readonly children: ReactNode }) {
	return <div className="field-pair">{children}</div>;
}
