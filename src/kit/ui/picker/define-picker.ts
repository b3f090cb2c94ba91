import type { ComponentType } from "react";
import * as z from "zod/mini";
import {
	definePanel,
	type Panel,
	type PanelProps,
	type PanelTitle,
	type PanelWidth,
} from "../panel-stack/define-panel.ts";

/** In the address stands only which question this is; what was asked stays in memory. */
const askedBy = z.object({ ask: z.string() });

export type PickerProps = PanelProps<typeof askedBy>;

/** A panel that answers a question. `Given` may hold functions; `Answer` is what `openPicker` resolves with. */
export interface Picker<Given, Answer> extends Panel<typeof askedBy> {
	/** Never there: it only names the kinds. */
	readonly asks?: (given: Given) => Answer;
}

interface Definition {
	readonly id: string;
	readonly title: PanelTitle;
	readonly width?: PanelWidth;
	readonly load: () => Promise<{ readonly default: ComponentType<PickerProps> }>;
}

/** A panel opened by `openPicker`. */
export function definePicker<Given, Answer>(definition: Definition): Picker<Given, Answer> {
	return definePanel({ ...definition, params: askedBy, stack: "sub" });
}
