import { IconCheck, IconMinus } from "@tabler/icons-react";
import type { Ticked } from "./units/unit-tree.ts";

/** The look of a box with three states; the row around it says so to screen readers. */
export function TickBox({ ticked }: { readonly ticked: Ticked }) {
	return (
		<span className="picker-tick" data-ticked={ticked} aria-hidden>
			{ticked === "yes" && <IconCheck size={13} stroke={2.6} />}
			{ticked === "some" && <IconMinus size={13} stroke={2.6} />}
		</span>
	);
}
