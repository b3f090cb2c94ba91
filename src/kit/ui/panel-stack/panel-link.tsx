import type { ReactNode } from "react";
import type * as z from "zod/mini";
import type { Panel, PanelParams, PanelStackName } from "./define-panel.ts";
import { isOpenable } from "./is-openable.ts";
import { openPanel } from "./open-panel.ts";
import "./panel-link.css";

interface Given<Schema extends PanelParams> {
	readonly panel: Panel<Schema>;
	readonly params: z.input<Schema>;
	/** On top of what is open, unless said otherwise. */
	readonly stack?: PanelStackName;
	/** Where the words alone do not say where it leads. */
	readonly label?: string;
	readonly children: ReactNode;
}

/** Words that lead to a panel; mere words where the person may not open it. */
export function PanelLink<Schema extends PanelParams>(given: Given<Schema>) {
	const { panel, params, stack = "sub", label, children } = given;
	if (!isOpenable(panel)) return <span>{children}</span>;
	return (
		<button
			type="button"
			className="panel-link"
			aria-label={label}
			title={label}
			onClick={() => openPanel(panel, params, { stack })}
		>
			{children}
		</button>
	);
}
